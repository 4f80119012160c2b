// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A float that is widened and narrowed is the same number; an integer of 32 bits is held by f64.

// CHECK: @float: for every input: the solver found none that shows a difference
// CHECK: @integer: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @float(%a: f32) -> i1 {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.cmpf oeq, %1, %a : f32
  return %2 : i1
}
func.func @integer(%a: i32) -> i32 {
  %0 = arith.sitofp %a : i32 to f64
  %1 = arith.fptosi %0 : f64 to i32
  return %1 : i32
}

//--- after.mlir
func.func @float(%a: f32) -> i1 {
  %0 = arith.cmpf ord, %a, %a : f32
  return %0 : i1
}
func.func @integer(%a: i32) -> i32 {
  return %a : i32
}
