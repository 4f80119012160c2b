// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %p = ub.poison : memref<4xi32>
  // CHECK: memref_generic_atomic_rmw.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: the operand 'memref' is poison
  %old = memref.generic_atomic_rmw %p[%c0] : memref<4xi32> {
  ^bb0(%x: i32):
    memref.atomic_yield %x : i32
  }
  return
}
