// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A poison offset may be out of bounds (R1).
func.func @main() {
  %p = ub.poison : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: memref_subview.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'offsets' is poison
  %v = memref.subview %m[%p] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  return
}
