// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A sum of a float with itself is its product with 2.0, where it overflows too.

// CHECK: @twice_f32: for every input: the solver found none that shows a difference
// CHECK: @twice_f64: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @twice_f32(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
func.func @twice_f64(%a: f64) -> f64 {
  %0 = arith.addf %a, %a : f64
  return %0 : f64
}

//--- after.mlir
func.func @twice_f32(%a: f32) -> f32 {
  %c = arith.constant 2.0 : f32
  %0 = arith.mulf %a, %c : f32
  return %0 : f32
}
func.func @twice_f64(%a: f64) -> f64 {
  %c = arith.constant 2.0 : f64
  %0 = arith.mulf %a, %c : f64
  return %0 : f64
}
