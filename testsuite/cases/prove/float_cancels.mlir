// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A float less itself is +0.0 where neither NaN nor infinity may occur: nnan alone says so, for the result would be NaN (A10).

// CHECK: @flags_f32: for every input: the solver found none that shows a difference
// CHECK: @flags_f64: for every input: the solver found none that shows a difference
// CHECK: @nnan: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @flags_f32(%a: f32) -> f32 {
  %0 = arith.subf %a, %a fastmath<nnan,ninf> : f32
  return %0 : f32
}
func.func @flags_f64(%a: f64) -> f64 {
  %0 = arith.subf %a, %a fastmath<nnan,ninf> : f64
  return %0 : f64
}
func.func @nnan(%a: f32) -> f32 {
  %0 = arith.subf %a, %a fastmath<nnan> : f32
  return %0 : f32
}

//--- after.mlir
func.func @flags_f32(%a: f32) -> f32 {
  %0 = arith.constant 0.0 : f32
  return %0 : f32
}
func.func @flags_f64(%a: f64) -> f64 {
  %0 = arith.constant 0.0 : f64
  return %0 : f64
}
func.func @nnan(%a: f32) -> f32 {
  %0 = arith.constant 0.0 : f32
  return %0 : f32
}
