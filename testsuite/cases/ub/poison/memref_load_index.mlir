// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %p = ub.poison : index
  %m = memref.alloc() : memref<4x4xi32>
  // CHECK: memref_load_index.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'indices' is poison
  %x = memref.load %m[%c0, %p] : memref<4x4xi32>
  return
}
