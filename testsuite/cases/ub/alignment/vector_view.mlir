// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A vector of four floats is aligned to 16 bytes.
func.func @main() {
  %c4 = arith.constant 4 : index
  %x = arith.constant dense<1.0> : vector<4xf32>
  %m = memref.alloc() {alignment = 16} : memref<32xi8>
  %v = memref.view %m[%c4][] : memref<32xi8> to memref<vector<4xf32>>
  // CHECK: vector_view.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the address 0x{{[0-9a-f]+}}4 is not aligned to 16 bytes, as an element must be
  memref.store %x, %v[] : memref<vector<4xf32>>
  return
}
