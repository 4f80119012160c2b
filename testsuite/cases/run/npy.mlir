// Results are written as numpy's files are, and read again as arguments.
// RUN: rm -rf %t
// RUN: mlir-interp run %s -e make --args='dense<[true, false]>' --npy-out=%t | FileCheck %s --check-prefix=MADE
// RUN: head -c 70 %t/result0.npy | FileCheck %s --check-prefix=HEADER
// RUN: mlir-interp run %s -e take --args='@"%t/result0.npy", @"%t/result1.npy", @"%t/arg0.npy"' | FileCheck %s
// RUN: not mlir-interp run %s -e take --args='@"%t/result1.npy", @"%t/result1.npy", @"%t/arg0.npy"' 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-interp run %s -e other --args='@"%t/result0.npy"' 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: not mlir-interp run %s -e other --args='@"%t/none.npy"' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp run %s -e other --args='@"%/s"' 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: mlir-interp run %s -e poison --npy-out=%t 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: python3 %S/../trace/Inputs/npy.py %t | FileCheck %s --check-prefix=FILES
// RUN: mlir-interp run %s -e clean --npy-out=%t
// RUN: test ! -e %t/result0.mask.npy
// RUN: not mlir-interp run %s -e clean --npy-out=%t/none/none 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: not mlir-interp run %s -e clean --npy-out=%t --via=llvm 2>&1 | FileCheck %s --check-prefix=VIA

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

// Elements without a value are zero, and masked; scalars and vectors are arrays as well.
// POISON: note: --npy-out: result3, of type 'tensor<2xbf16>', is not written: numpy has no such type
// POISON: note: --npy-out: result4, of type 'i7', is not written: numpy has no such type
// POISON: warning: the element [0] of result 0 is poison
// FILES: result0 <f4 (2,) [0.0, 2.5]
// FILES: result0.mask |b1 (2,) [True, False]
// FILES-NEXT: result1 <i8 () [-7]
// FILES-NEXT: result2 <f2 (1, 2) [1.5, -2.0]
func.func @poison() -> (tensor<2xf32>, i64, vector<1x2xf16>, tensor<2xbf16>, i7) {
  %c1 = arith.constant 1 : index
  %x = arith.constant 2.5 : f32
  %e = tensor.empty() : tensor<2xf32>
  %t = tensor.insert %x into %e[%c1] : tensor<2xf32>
  %i = arith.constant -7 : i64
  %v = arith.constant dense<[[1.5, -2.0]]> : vector<1x2xf16>
  %b = arith.constant dense<1.0> : tensor<2xbf16>
  %n = arith.constant 1 : i7
  return %t, %i, %v, %b, %n : tensor<2xf32>, i64, vector<1x2xf16>, tensor<2xbf16>, i7
}

// FOLDER: error: cannot make the folder '{{.*}}none/none': No such file or directory
// FOLDER-NOT: dense
// VIA: error: --npy-out is about the interpreter, which --via does not run
func.func @clean() -> tensor<2xf32> {
  %t = arith.constant dense<1.0> : tensor<2xf32>
  return %t : tensor<2xf32>
}
