// RUN: not mlir-interp diff %s --passes='affine-super-vectorize{virtual-vector-size=4}' -e even --args='dense<0>, dense<[0, 1, 2, 3, 4, 5, 6, 7]>' | FileCheck %s
// affine-super-vectorize reads elements that lie two apart as if they lay side by side.
// Rule: the subscript is %i * 2.
//
//      CHECK: DIFFERS behind {{.*}}: wrong memory in @even
//      CHECK: expected       2 = 0x00000002
//      CHECK: actual         1 = 0x00000001
//      CHECK: native before  %arg0 = dense<[0, 2, 4, 6]> : memref<4xi32>
//      CHECK: native after   %arg0 = dense<[0, 1, 2, 3]> : memref<4xi32>
func.func @even(%to: memref<4xi32> {llvm.noalias}, %from: memref<8xi32> {llvm.noalias}) {
  affine.for %i = 0 to 4 {
    %v = affine.load %from[%i * 2] : memref<8xi32>
    affine.store %v, %to[%i] : memref<4xi32>
  }
  return
}
