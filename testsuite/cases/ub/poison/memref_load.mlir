// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %p = ub.poison : memref<4xi32>
  // CHECK: memref_load.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'memref' is poison
  %x = memref.load %p[%c0] : memref<4xi32>
  return
}
