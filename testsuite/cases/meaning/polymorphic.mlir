// RUN: mlir-interp run %s | FileCheck %s
// One template, an instance for each element type and shape it is used at.
meaning.op<T> my.twice(%x: $T) -> $T {
  %r = arith.addf %x, %x : $T
  return %r : $T
}
func.func @main() -> (f32, f64, vector<2xf16>, tensor<2xf32>) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant 2.5 : f64
  %c = arith.constant dense<[1.0, 2.0]> : vector<2xf16>
  %d = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %e = "my.twice"(%a) : (f32) -> f32
  %f = "my.twice"(%b) : (f64) -> f64
  %g = "my.twice"(%c) : (vector<2xf16>) -> vector<2xf16>
  %h = "my.twice"(%d) : (tensor<2xf32>) -> tensor<2xf32>
  return %e, %f, %g, %h : f32, f64, vector<2xf16>, tensor<2xf32>
}
// CHECK: 3.000000e+00 : f32
// CHECK-NEXT: 5.000000e+00 : f64
// CHECK-NEXT: dense<[2.000000e+00, 4.000000e+00]> : vector<2xf16>
// CHECK-NEXT: dense<[6.000000e+00, 8.000000e+00]> : tensor<2xf32>
