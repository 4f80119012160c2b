// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
memref.global "private" constant @m : memref<2xi32> = dense<[1, 2]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 1 : i32
  %m = memref.get_global @m : memref<2xi32>
  // CHECK: store.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: constant memory is written
  memref.store %x, %m[%c0] : memref<2xi32>
  return
}
