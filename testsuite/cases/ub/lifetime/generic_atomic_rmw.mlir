// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %x, %m[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  // CHECK: generic_atomic_rmw.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the memory is used after it was freed
  %y = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %x : i32
  }
  return
}
