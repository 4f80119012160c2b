// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %at = arith.constant -4 : index
  %m = memref.alloc() : memref<8xi8>
  // CHECK: view_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the view at byte -4 reaches out of its source, which has 8 bytes
  %v = memref.view %m[%at][] : memref<8xi8> to memref<1xi32>
  return
}
