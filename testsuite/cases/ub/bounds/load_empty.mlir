// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%c0) : memref<?xi32>
  // CHECK: load_empty.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: index 0 is out of bounds: dimension 0 has size 0
  %x = memref.load %m[%c0] : memref<?xi32>
  return
}
