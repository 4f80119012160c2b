// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A sum with the complement and one is a difference: two's complement has no other numbers.

// CHECK: @sub_i32: for every input: the solver found none that shows a difference
// CHECK: @sub_i64: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @sub_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  return %0 : i32
}
func.func @sub_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.subi %a, %b : i64
  return %0 : i64
}

//--- after.mlir
func.func @sub_i32(%a: i32, %b: i32) -> i32 {
  %ones = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %0 = arith.xori %b, %ones : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.addi %1, %one : i32
  return %2 : i32
}
func.func @sub_i64(%a: i64, %b: i64) -> i64 {
  %ones = arith.constant -1 : i64
  %one = arith.constant 1 : i64
  %0 = arith.xori %b, %ones : i64
  %1 = arith.addi %a, %0 : i64
  %2 = arith.addi %1, %one : i64
  return %2 : i64
}
