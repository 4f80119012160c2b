// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Within the memory, and in the next row: out of bounds in its dimension all the same.
memref.global "private" constant @m : memref<2x3xi32> = dense<7>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @m : memref<2x3xi32>
  // CHECK: load_next_row.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: index 3 is out of bounds: dimension 1 has size 3
  %x = memref.load %m[%c0, %c3] : memref<2x3xi32>
  return
}
