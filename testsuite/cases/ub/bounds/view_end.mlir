// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<8xi8>
  // CHECK: view_end.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the view at byte 1 reaches out of its source, which has 8 bytes
  %v = memref.view %m[%c1][] : memref<8xi8> to memref<2xi32>
  return
}
