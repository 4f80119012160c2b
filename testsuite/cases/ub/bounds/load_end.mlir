// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The first index that is none any more.
func.func @main() {
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: load_end.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: index 4 is out of bounds: dimension 0 has size 4
  %x = memref.load %m[%c4] : memref<4xi32>
  return
}
