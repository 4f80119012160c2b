// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A poison offset makes a poison view: it is its use that is undefined.
func.func @main() {
  %c0 = arith.constant 0 : index
  %p = ub.poison : index
  %m = memref.alloc() : memref<4xi32>
  %v = memref.subview %m[%p] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  // CHECK: memref_subview.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'memref' is poison
  %x = memref.load %v[%c0] : memref<2xi32, strided<[1], offset: ?>>
  return
}
