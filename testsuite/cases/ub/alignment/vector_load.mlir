// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// `alignment` is about the address of lane 0 (V33).
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %c1 = arith.constant 1 : index
  // CHECK: vector_load.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the address 0x{{[0-9a-f]+}} is not aligned to 8 bytes
  %v = vector.load %m[%c0, %c1] {alignment = 8} : memref<2x4xi32>, vector<2xi32>
  return
}
