// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %at = arith.constant -2 : index
  %m = memref.alloc() : memref<2xi32>
  // CHECK: generic_atomic_rmw.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: index -2 is out of bounds: dimension 0 has size 2
  %old = memref.generic_atomic_rmw %m[%at] : memref<2xi32> {
  ^bb0(%x: i32):
    memref.atomic_yield %x : i32
  }
  return
}
