// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// What a selection by a comparison means: a minimum, a difference without a branch, a value that is poison where it is not wanted.

// CHECK: @least_i32: for every input: the solver found none that shows a difference
// CHECK: @branch_i32: for every input: the solver found none that shows a difference
// CHECK: @least_i64: for every input: the solver found none that shows a difference
// CHECK: @branch_i64: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @least_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.select %0, %a, %b : i32
  return %1 : i32
}
func.func @branch_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.cmpi ult, %a, %b : i32
  %1 = scf.if %0 -> (i32) {
    %2 = arith.subi %b, %a : i32
    scf.yield %2 : i32
  } else {
    %3 = arith.subi %a, %b : i32
    scf.yield %3 : i32
  }
  return %1 : i32
}
func.func @least_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.cmpi slt, %a, %b : i64
  %1 = arith.select %0, %a, %b : i64
  return %1 : i64
}
func.func @branch_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.cmpi ult, %a, %b : i64
  %1 = scf.if %0 -> (i64) {
    %2 = arith.subi %b, %a : i64
    scf.yield %2 : i64
  } else {
    %3 = arith.subi %a, %b : i64
    scf.yield %3 : i64
  }
  return %1 : i64
}

//--- after.mlir
func.func @least_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.minsi %a, %b : i32
  return %0 : i32
}
func.func @branch_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxui %a, %b : i32
  %1 = arith.minui %a, %b : i32
  %2 = arith.subi %0, %1 : i32
  return %2 : i32
}
func.func @least_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.minsi %a, %b : i64
  return %0 : i64
}
func.func @branch_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxui %a, %b : i64
  %1 = arith.minui %a, %b : i64
  %2 = arith.subi %0, %1 : i64
  return %2 : i64
}
