// RUN: not mlir-interp diff %s --passes='affine-super-vectorize{virtual-vector-size=4}' -e shifted --args='dense<[1, 2, 3, 4, 5]>, %arg0' | FileCheck %s
// affine-super-vectorize takes two arguments for different memory. Where they are one, each element is to get the
// first.
// Rule: nothing says so of arguments without `llvm.noalias` (decision M13).
//
//      CHECK: DIFFERS behind {{.*}}: wrong memory in @shifted
//      CHECK: expected       1 = 0x00000001
//      CHECK: actual         2 = 0x00000002
//      CHECK: native before  %arg0 = dense<[1, 1, 1, 1, 1]> : memref<5xi32>
//      CHECK: native after   %arg0 = dense<[1, 1, 2, 3, 4]> : memref<5xi32>
func.func @shifted(%from: memref<5xi32>, %to: memref<5xi32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %from[%i] : memref<5xi32>
    affine.store %v, %to[%i + 1] : memref<5xi32>
  }
  return
}
