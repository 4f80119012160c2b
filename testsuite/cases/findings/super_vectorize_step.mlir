// RUN: not mlir-interp diff %s --passes='affine-super-vectorize{virtual-vector-size=4}' -e every_other --args='1, dense<0>' | FileCheck %s
// affine-super-vectorize makes of a loop that takes every other element one that takes them all.
// Rule: affine.for adds its step to the counter.
//
//      CHECK: DIFFERS behind {{.*}}: wrong memory in @every_other
//      CHECK: expected       0 = 0x00000000
//      CHECK: actual         1 = 0x00000001
//      CHECK: native before  %arg1 = dense<[1, 0, 1, 0, 1, 0, 1, 0]> : memref<8xi32>
//      CHECK: native after   %arg1 = dense<[1, 1, 1, 1, 0, 0, 0, 0]> : memref<8xi32>
func.func @every_other(%x: i32, %to: memref<8xi32>) {
  affine.for %i = 0 to 8 step 2 {
    affine.store %x, %to[%i] : memref<8xi32>
  }
  return
}
