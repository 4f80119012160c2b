// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
memref.global "private" constant @m : memref<i32> = dense<3>
func.func @main() {
  %m = memref.get_global @m : memref<i32>
  // CHECK: generic_atomic_rmw.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: constant memory is written
  %old = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%x: i32):
    memref.atomic_yield %x : i32
  }
  return
}
