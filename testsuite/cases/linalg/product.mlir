// A contraction written out may cast where it likes, and take factors and terms in any order; of i1 it may be "or" of
// "and", and complex. The body says what it computes.
// RUN: mlir-interp run %s | FileCheck %s
// -5 is -(-2 + 7), and 7 is -(-1 - 6).

// CHECK: dense<[-5.000000e+00, -9.000000e+00]> : tensor<2xf64>
// CHECK-NEXT: dense<true> : tensor<i1>
// CHECK-NEXT: dense<(1.000000e+00,1.000000e+00)> : tensor<complex<f32>>
func.func @main() -> (tensor<2xf64>, tensor<i1>, tensor<complex<f32>>) {
  %a = arith.constant dense<[[1.0, 2.0], [3.0, 0.0]]> : tensor<2x2xf32>
  %b = arith.constant dense<1.0> : tensor<2xf32>
  %c = arith.constant dense<[-6.0, -6.0]> : tensor<2xf64>
  %r = "linalg.matvec"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f64):
    %minus = arith.negf %x : f32
    %m = arith.mulf %y, %minus : f32
    %wide = arith.extf %m : f32 to f64
    %s = arith.addf %wide, %z : f64
    %n = arith.negf %s : f64
    linalg.yield %n : f64
  }) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf64>) -> tensor<2xf64>

  %p = arith.constant dense<[true, false]> : tensor<2xi1>
  %f = arith.constant dense<false> : tensor<i1>
  %t = "linalg.dot"(%p, %p, %f) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i1, %y: i1, %z: i1):
    %m = arith.andi %x, %y : i1
    %s = arith.ori %m, %z : i1
    linalg.yield %s : i1
  }) : (tensor<2xi1>, tensor<2xi1>, tensor<i1>) -> tensor<i1>

  %u = arith.constant dense<[(1.0, 0.0)]> : tensor<1xcomplex<f32>>
  %i = arith.constant dense<(0.0, 1.0)> : tensor<complex<f32>>
  %v = "linalg.dot"(%u, %u, %i) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: complex<f32>, %y: complex<f32>, %z: complex<f32>):
    %m = complex.mul %x, %y : complex<f32>
    %s = complex.add %z, %m : complex<f32>
    linalg.yield %s : complex<f32>
  }) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r, %t, %v : tensor<2xf64>, tensor<i1>, tensor<complex<f32>>
}
