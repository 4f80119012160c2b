// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %p = ub.poison : memref<4xi32>
  // CHECK: memref_store.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'memref' is poison
  memref.store %x, %p[%c0] : memref<4xi32>
  return
}
