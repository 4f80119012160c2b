// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// Sums and products of floats commute; a NaN of either order is any NaN (N1).

// CHECK: @sum_f32: for every input: the solver found none that shows a difference
// CHECK: @sum_f64: for every input: the solver found none that shows a difference
// CHECK: @product_f32: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @sum_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}
func.func @sum_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.addf %a, %b : f64
  return %0 : f64
}
func.func @product_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %b : f32
  return %0 : f32
}

//--- after.mlir
func.func @sum_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %b, %a : f32
  return %0 : f32
}
func.func @sum_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.addf %b, %a : f64
  return %0 : f64
}
func.func @product_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %b, %a : f32
  return %0 : f32
}
