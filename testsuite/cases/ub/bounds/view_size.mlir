// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<11xi8>
  // CHECK: view_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the view at byte 0 reaches out of its source, which has 11 bytes
  %v = memref.view %m[%c0][%c3] : memref<11xi8> to memref<?xi32>
  return
}
