// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A signed quotient by 8 is a shift of what is 7 more where it is negative: division rounds to zero, a shift down.

// CHECK: @quotient_i32: for every input: the solver found none that shows a difference
// CHECK: @exact_i32: for every input: the solver found none that shows a difference
// CHECK: @quotient_i64: for every input: the solver found none that shows a difference
// CHECK: @exact_i64: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @quotient_i32(%a: i32) -> i32 {
  %c = arith.constant 8 : i32
  %0 = arith.divsi %a, %c : i32
  return %0 : i32
}
func.func @exact_i32(%a: i32) -> i32 {
  %c = arith.constant 8 : i32
  %0 = arith.divsi %a, %c exact : i32
  return %0 : i32
}
func.func @quotient_i64(%a: i64) -> i64 {
  %c = arith.constant 8 : i64
  %0 = arith.divsi %a, %c : i64
  return %0 : i64
}
func.func @exact_i64(%a: i64) -> i64 {
  %c = arith.constant 8 : i64
  %0 = arith.divsi %a, %c exact : i64
  return %0 : i64
}

//--- after.mlir
func.func @quotient_i32(%a: i32) -> i32 {
  %sign = arith.constant 31 : i32
  %rest = arith.constant 29 : i32
  %c = arith.constant 3 : i32
  %0 = arith.shrsi %a, %sign : i32
  %1 = arith.shrui %0, %rest : i32
  %2 = arith.addi %a, %1 : i32
  %3 = arith.shrsi %2, %c : i32
  return %3 : i32
}
func.func @exact_i32(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %0 = arith.shrsi %a, %c exact : i32
  return %0 : i32
}
func.func @quotient_i64(%a: i64) -> i64 {
  %sign = arith.constant 63 : i64
  %rest = arith.constant 61 : i64
  %c = arith.constant 3 : i64
  %0 = arith.shrsi %a, %sign : i64
  %1 = arith.shrui %0, %rest : i64
  %2 = arith.addi %a, %1 : i64
  %3 = arith.shrsi %2, %c : i64
  return %3 : i64
}
func.func @exact_i64(%a: i64) -> i64 {
  %c = arith.constant 3 : i64
  %0 = arith.shrsi %a, %c exact : i64
  return %0 : i64
}
