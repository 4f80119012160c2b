// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A constant that nobody gave a value.
memref.global "private" constant @m : memref<i32> = uninitialized
func.func @main() {
  %x = arith.constant 1 : i32
  %m = memref.get_global @m : memref<i32>
  // CHECK: uninitialised.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: constant memory is written
  memref.store %x, %m[] : memref<i32>
  return
}
