// RUN: not mlir-interp diff %s --passes='affine-super-vectorize{virtual-vector-size=4}' | FileCheck %s
// affine-super-vectorize leaves a transfer that writes all lanes to one element.
// Rule: MLIR's own verifier: a pass leaves what verifies.
//
//      CHECK: DIFFERS behind {{.*}}: left IR that does not verify
//      CHECK: said           error: 'vector.transfer_write' op should not have broadcast dimensions
func.func @once(%x: i32, %to: memref<4xi32>) {
  affine.for %i = 0 to 1 {
    affine.store %x, %to[0] : memref<4xi32>
  }
  return
}
