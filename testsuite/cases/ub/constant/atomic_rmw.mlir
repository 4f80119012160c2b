// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Also where it would not change.
memref.global "private" constant @m : memref<i32> = dense<3>
func.func @main() {
  %zero = arith.constant 0 : i32
  %m = memref.get_global @m : memref<i32>
  // CHECK: atomic_rmw.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: constant memory is written
  %old = memref.atomic_rmw addi %zero, %m[] : (i32, memref<i32>) -> i32
  return
}
