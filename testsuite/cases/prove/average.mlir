// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// The average of two numbers without a sum that wraps, rounded down, as unsigned and as signed numbers; the sum with one more bit is the other side.

// CHECK: @unsigned_i32: for every input: the solver found none that shows a difference
// CHECK: @signed_i32: for every input: the solver found none that shows a difference
// CHECK: @unsigned_i64: for every input: the solver found none that shows a difference
// CHECK: @signed_i64: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @unsigned_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.extui %a : i32 to i33
  %1 = arith.extui %b : i32 to i33
  %2 = arith.addi %0, %1 : i33
  %one = arith.constant 1 : i33
  %3 = arith.shrui %2, %one : i33
  %4 = arith.trunci %3 : i33 to i32
  return %4 : i32
}
func.func @signed_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.extsi %a : i32 to i33
  %1 = arith.extsi %b : i32 to i33
  %2 = arith.addi %0, %1 : i33
  %one = arith.constant 1 : i33
  %3 = arith.shrsi %2, %one : i33
  %4 = arith.trunci %3 overflow<nsw> : i33 to i32
  return %4 : i32
}
func.func @unsigned_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.extui %a : i64 to i65
  %1 = arith.extui %b : i64 to i65
  %2 = arith.addi %0, %1 : i65
  %one = arith.constant 1 : i65
  %3 = arith.shrui %2, %one : i65
  %4 = arith.trunci %3 : i65 to i64
  return %4 : i64
}
func.func @signed_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.extsi %a : i64 to i65
  %1 = arith.extsi %b : i64 to i65
  %2 = arith.addi %0, %1 : i65
  %one = arith.constant 1 : i65
  %3 = arith.shrsi %2, %one : i65
  %4 = arith.trunci %3 overflow<nsw> : i65 to i64
  return %4 : i64
}

//--- after.mlir
func.func @unsigned_i32(%a: i32, %b: i32) -> i32 {
  %one = arith.constant 1 : i32
  %0 = arith.andi %a, %b : i32
  %1 = arith.xori %a, %b : i32
  %2 = arith.shrui %1, %one : i32
  %3 = arith.addi %0, %2 overflow<nuw> : i32
  return %3 : i32
}
func.func @signed_i32(%a: i32, %b: i32) -> i32 {
  %one = arith.constant 1 : i32
  %0 = arith.andi %a, %b : i32
  %1 = arith.xori %a, %b : i32
  %2 = arith.shrsi %1, %one : i32
  %3 = arith.addi %0, %2 overflow<nsw> : i32
  return %3 : i32
}
func.func @unsigned_i64(%a: i64, %b: i64) -> i64 {
  %one = arith.constant 1 : i64
  %0 = arith.andi %a, %b : i64
  %1 = arith.xori %a, %b : i64
  %2 = arith.shrui %1, %one : i64
  %3 = arith.addi %0, %2 overflow<nuw> : i64
  return %3 : i64
}
func.func @signed_i64(%a: i64, %b: i64) -> i64 {
  %one = arith.constant 1 : i64
  %0 = arith.andi %a, %b : i64
  %1 = arith.xori %a, %b : i64
  %2 = arith.shrsi %1, %one : i64
  %3 = arith.addi %0, %2 overflow<nsw> : i64
  return %3 : i64
}
