// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  // CHECK: alloc.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %x = memref.load %m[%c0] : memref<1xi32>
  return
}
