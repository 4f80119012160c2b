// RUN: split-file %s %t
// RUN: not mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A float plus +0.0 is that float but for -0.0, of which the sum is +0.0.

// CHECK: DIFFERS in '{{.*}}after.mlir': wrong result in @f
// CHECK: input          --entry=f --args='-0.000000e+00 : f64'
// CHECK: native before  0.0
// CHECK: native after   -0.0

//--- before.mlir
func.func @f(%a: f64) -> f64 {
  %c = arith.constant 0.0 : f64
  %0 = arith.addf %a, %c : f64
  return %0 : f64
}

//--- after.mlir
func.func @f(%a: f64) -> f64 {
  return %a : f64
}
