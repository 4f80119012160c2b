// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A float plus -0.0 is that float, and so it is minus +0.0; of +0.0 and -0.0 the sum is +0.0, so that -0.0 is the one neutral number.

// CHECK: @sum_f32: for every input: the solver found none that shows a difference
// CHECK: @sum_f64: for every input: the solver found none that shows a difference
// CHECK: @difference_f32: for every input: the solver found none that shows a difference
// CHECK: @difference_f64: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @sum_f32(%a: f32) -> f32 {
  %c = arith.constant -0.0 : f32
  %0 = arith.addf %a, %c : f32
  return %0 : f32
}
func.func @sum_f64(%a: f64) -> f64 {
  %c = arith.constant -0.0 : f64
  %0 = arith.addf %a, %c : f64
  return %0 : f64
}
func.func @difference_f32(%a: f32) -> f32 {
  %c = arith.constant 0.0 : f32
  %0 = arith.subf %a, %c : f32
  return %0 : f32
}
func.func @difference_f64(%a: f64) -> f64 {
  %c = arith.constant 0.0 : f64
  %0 = arith.subf %a, %c : f64
  return %0 : f64
}

//--- after.mlir
func.func @sum_f32(%a: f32) -> f32 {
  return %a : f32
}
func.func @sum_f64(%a: f64) -> f64 {
  return %a : f64
}
func.func @difference_f32(%a: f32) -> f32 {
  return %a : f32
}
func.func @difference_f64(%a: f64) -> f64 {
  return %a : f64
}
