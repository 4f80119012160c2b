// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
memref.global "private" @m : memref<2xi32> = uninitialized
func.func @main() {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @m : memref<2xi32>
  // CHECK: global.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %x = memref.load %m[%c1] : memref<2xi32>
  return
}
