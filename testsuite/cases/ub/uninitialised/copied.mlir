// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A copy of nothing is nothing: the copy itself is fine (DECISIONS M6).
func.func @main() {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.copy %a, %b : memref<1xi32> to memref<1xi32>
  // CHECK: copied.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %x = memref.load %b[%c0] : memref<1xi32>
  return
}
