// Results are written as numpy's files are, and read again as arguments.
// RUN: rm -rf %t && mkdir %t
// RUN: mlir-interp run %s -e make --args='dense<[true, false]>' --npy-out=%t | FileCheck %s --check-prefix=MADE
// RUN: head -c 70 %t/result0.npy | FileCheck %s --check-prefix=HEADER
// RUN: mlir-interp run %s -e take --args='@"%t/result0.npy", @"%t/result1.npy", @"%t/arg0.npy"' | FileCheck %s
// RUN: not mlir-interp run %s -e take --args='@"%t/result1.npy", @"%t/result1.npy", @"%t/arg0.npy"' 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-interp run %s -e other --args='@"%t/result0.npy"' 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: not mlir-interp run %s -e other --args='@"%t/none.npy"' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp run %s -e other --args='@"%/s"' 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not mlir-interp run %s -e poison --npy-out=%t 2>&1 | FileCheck %s --check-prefix=POISON

// MADE: dense<[{{\[}}1.500000e+00, -0.000000e+00], [2.000000e+00, 0x7FC00000]]> : tensor<2x2xf32>
// HEADER: NUMPY{{.*}}{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2), }
func.func @make(%m: memref<2xi1>) -> (tensor<2x2xf32>, tensor<1xcomplex<f64>>) {
  %a = arith.constant dense<[[1.5, -0.0], [2.0, 0x7FC00000]]> : tensor<2x2xf32>
  %z = arith.constant dense<[(1.0, -2.0)]> : tensor<1xcomplex<f64>>
  return %a, %z : tensor<2x2xf32>, tensor<1xcomplex<f64>>
}

// CHECK: dense<[{{\[}}1.500000e+00, -0.000000e+00], [2.000000e+00, 0x7FC00000]]> : tensor<?x2xf32>
// CHECK-NEXT: dense<[(1.000000e+00,-2.000000e+00)]> : tensor<?xcomplex<f64>>
// CHECK-NEXT: dense<[true, false]> : tensor<2xi1>
// TYPE: error: argument 0 of @take: cannot read '{{.*}}result1.npy': its elements are '<c16', which are none of 'f32': .astype(numpy.float32) makes such
func.func @take(%a: tensor<?x2xf32>, %z: tensor<?xcomplex<f64>>, %m: tensor<2xi1>) -> (tensor<?x2xf32>, tensor<?xcomplex<f64>>, tensor<2xi1>) {
  return %a, %z, %m : tensor<?x2xf32>, tensor<?xcomplex<f64>>, tensor<2xi1>
}

// SHAPE: error: argument 0 of @other: cannot read '{{.*}}result0.npy': its shape is (2, 2), which is not that of 'memref<3xf32>'
// NONE: error: argument 0 of @other: cannot read '{{.*}}none.npy': No such file or directory
// TEXT: error: argument 0 of @other: cannot read '{{.*}}npy.mlir': it is no .npy file
func.func @other(%a: memref<3xf32>) {
  return
}

// POISON: error: cannot write '{{.*}}result0.npy': element 0 is poison
func.func @poison() -> tensor<2xf32> {
  %e = tensor.empty() : tensor<2xf32>
  return %e : tensor<2xf32>
}
