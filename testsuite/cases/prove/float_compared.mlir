// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// What a comparison of floats says of NaN: not less is greater, equal or unordered.

// CHECK: @not_less_f32: for every input: the solver found none that shows a difference
// CHECK: @not_less_f64: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @not_less_f32(%a: f32, %b: f32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpf olt, %a, %b : f32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}
func.func @not_less_f64(%a: f64, %b: f64) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpf olt, %a, %b : f64
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

//--- after.mlir
func.func @not_less_f32(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf uge, %a, %b : f32
  return %0 : i1
}
func.func @not_less_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf uge, %a, %b : f64
  return %0 : i1
}
