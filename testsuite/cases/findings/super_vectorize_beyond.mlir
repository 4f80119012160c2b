// RUN: not mlir-interp diff %s --passes='affine-super-vectorize{virtual-vector-size=4}' -e some --args='1, dense<0>' | FileCheck %s
// affine-super-vectorize stores whole vectors, and so elements that the loop does not come to.
// Rule: affine.for ends before its upper bound.
//
//      CHECK: DIFFERS behind {{.*}}: wrong memory in @some
//      CHECK: expected       0 = 0x00000000
//      CHECK: actual         1 = 0x00000001
//      CHECK: native before  %arg1 = dense<[1, 1, 0, 0]> : memref<4xi32>
//      CHECK: native after   %arg1 = dense<[1, 1, 1, 1]> : memref<4xi32>
func.func @some(%x: i32, %to: memref<4xi32>) {
  affine.for %i = 0 to 2 {
    affine.store %x, %to[%i] : memref<4xi32>
  }
  return
}
