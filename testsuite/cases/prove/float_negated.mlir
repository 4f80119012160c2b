// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A negation undone gives the same bits, of a NaN too; a product with -1.0 is a negation, the sum with a negated float a difference.

// CHECK: @twice_f32: for every input: the solver found none that shows a difference
// CHECK: @twice_f64: for every input: the solver found none that shows a difference
// CHECK: @product_f32: for every input: the solver found none that shows a difference
// CHECK: @product_f64: for every input: the solver found none that shows a difference
// CHECK: @sum_f32: for every input: the solver found none that shows a difference
// CHECK: @sum_f64: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @twice_f32(%a: f32) -> f32 {
  %0 = arith.negf %a : f32
  %1 = arith.negf %0 : f32
  return %1 : f32
}
func.func @twice_f64(%a: f64) -> f64 {
  %0 = arith.negf %a : f64
  %1 = arith.negf %0 : f64
  return %1 : f64
}
func.func @product_f32(%a: f32) -> f32 {
  %c = arith.constant -1.0 : f32
  %0 = arith.mulf %a, %c : f32
  return %0 : f32
}
func.func @product_f64(%a: f64) -> f64 {
  %c = arith.constant -1.0 : f64
  %0 = arith.mulf %a, %c : f64
  return %0 : f64
}
func.func @sum_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.negf %b : f32
  %1 = arith.addf %a, %0 : f32
  return %1 : f32
}
func.func @sum_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.negf %b : f64
  %1 = arith.addf %a, %0 : f64
  return %1 : f64
}

//--- after.mlir
func.func @twice_f32(%a: f32) -> f32 {
  return %a : f32
}
func.func @twice_f64(%a: f64) -> f64 {
  return %a : f64
}
func.func @product_f32(%a: f32) -> f32 {
  %0 = arith.negf %a : f32
  return %0 : f32
}
func.func @product_f64(%a: f64) -> f64 {
  %0 = arith.negf %a : f64
  return %0 : f64
}
func.func @sum_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.subf %a, %b : f32
  return %0 : f32
}
func.func @sum_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.subf %a, %b : f64
  return %0 : f64
}
