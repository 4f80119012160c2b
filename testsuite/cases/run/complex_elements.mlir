// RUN: mlir-interp run %s -e second --args 'dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>' | FileCheck %s
// RUN: mlir-interp run %s -e second --args 'dense<(5.0, 6.0)> : tensor<2xcomplex<f32>>' | FileCheck %s --check-prefix=SPLAT
// A memref argument of complex numbers.

// CHECK: %arg0 = dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,-4.000000e+00)]> : memref<?xcomplex<f32>>
// SPLAT: %arg0 = dense<[(5.000000e+00,6.000000e+00), (5.000000e+00,6.000000e+00)]> : memref<?xcomplex<f32>>
func.func @second(%m: memref<?xcomplex<f32>>) {
  return
}
