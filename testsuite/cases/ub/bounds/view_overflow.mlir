// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A size whose bytes do not fit 64 bits.
func.func @main() {
  %c0 = arith.constant 0 : index
  %big = arith.constant 4611686018427387904 : index
  %m = memref.alloc() : memref<8xi8>
  // CHECK: view_overflow.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the view at byte 0 reaches out of its source, which has 8 bytes
  %v = memref.view %m[%c0][%big] : memref<8xi8> to memref<?xi32>
  return
}
