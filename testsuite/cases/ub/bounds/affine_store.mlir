// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %x = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 5 {
    // CHECK: affine_store.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 4 is out of bounds: dimension 0 has size 4
    affine.store %x, %m[%i] : memref<4xi32>
  }
  return
}
