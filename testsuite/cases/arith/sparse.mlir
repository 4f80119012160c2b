// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp check %s -e main
// What a sparse literal does not give is zero; an index that is there twice counts once, the first.

memref.global "private" constant @global : memref<2x2xf32> = sparse<[[1, 0]], [2.5]>

// CHECK: dense<[0, 0, 5]> : vector<3xi32>
// CHECK-NEXT: dense<{{\[}}[0, 4], [7, 0]]> : vector<2x2xi8>
// CHECK-NEXT: dense<[false, true]> : vector<2xi1>
// CHECK-NEXT: 2.500000e+00 : f32
func.func @main() -> (vector<3xi32>, vector<2x2xi8>, vector<2xi1>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant sparse<[[2]], [5]> : vector<3xi32>
  %twice = arith.constant sparse<[[0, 1], [1, 0], [0, 1]], [4, 7, 9]> : vector<2x2xi8>
  %bits = arith.constant sparse<1, true> : vector<2xi1>
  %memory = memref.get_global @global : memref<2x2xf32>
  %element = memref.load %memory[%c1, %c0] : memref<2x2xf32>
  return %one, %twice, %bits, %element : vector<3xi32>, vector<2x2xi8>, vector<2xi1>, f32
}

// An index that is a splat names one element; complex numbers have two parts.
// RUN: mlir-interp run %s -e splats | FileCheck %s --check-prefix=SPLATS
// SPLATS: dense<{{\[}}[0, 0, 0], [0, 6, 0]]> : vector<2x3xi16>
// SPLATS-NEXT: dense<[(0.000000e+00,0.000000e+00), (1.000000e+00,-2.000000e+00)]> : tensor<2xcomplex<f32>>
func.func @splats() -> (vector<2x3xi16>, tensor<2xcomplex<f32>>) {
  %one = arith.constant sparse<1, 6> : vector<2x3xi16>
  %pair = arith.constant sparse<[[1]], [(1.0, -2.0)]> : tensor<2xcomplex<f32>>
  return %one, %pair : vector<2x3xi16>, tensor<2xcomplex<f32>>
}
