// RUN: mlir-interp run %s | FileCheck %s
// In a body a number may stand for an operand: a constant of its type, in each element of a vector or tensor.
meaning.op<N> my.scale(%x: i$N) -> i$N {
  %y = arith.muli %x, -3 : i$N
  %r = arith.addi %y, $N : i$N
  return %r : i$N
}
meaning.op<T> my.half(%x: $T) -> $T {
  %r = arith.mulf %x, 0.5 : $T
  %s = arith.addf 1, %r : $T
  return %s : $T
}
meaning.op my.sum(%n: index) -> index {
  %r = scf.for %i = 0 to %n step 1 iter_args(%a = 0) -> index {
    %b = arith.addi %a, %i : index
    scf.yield %b : index
  }
  return %r : index
}
func.func @main() -> (i32, i8, f32, vector<2xf64>, tensor<2xf16>, index) {
  %a = arith.constant 7 : i32
  %b = arith.constant 7 : i8
  %c = arith.constant 3.0 : f32
  %d = arith.constant dense<[1.0, 2.0]> : vector<2xf64>
  %e = arith.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %n = arith.constant 5 : index
  %0 = "my.scale"(%a) : (i32) -> i32
  %1 = "my.scale"(%b) : (i8) -> i8
  %2 = "my.half"(%c) : (f32) -> f32
  %3 = "my.half"(%d) : (vector<2xf64>) -> vector<2xf64>
  %4 = "my.half"(%e) : (tensor<2xf16>) -> tensor<2xf16>
  %5 = "my.sum"(%n) : (index) -> index
  return %0, %1, %2, %3, %4, %5 : i32, i8, f32, vector<2xf64>, tensor<2xf16>, index
}
// CHECK: 11 : i32
// CHECK-NEXT: -13 : i8
// CHECK-NEXT: 2.500000e+00 : f32
// CHECK-NEXT: dense<[1.500000e+00, 2.000000e+00]> : vector<2xf64>
// CHECK-NEXT: dense<[1.500000e+00, 2.000000e+00]> : tensor<2xf16>
// CHECK-NEXT: 10 : index
