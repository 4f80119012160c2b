// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A quotient rounded up: by a sum where that does not wrap, and by one more where something remains.

// CHECK: @remains: for every input: the solver found none that shows a difference
// CHECK: @promised: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @remains(%a: i32) -> i32 {
  %c = arith.constant 16 : i32
  %0 = arith.ceildivui %a, %c : i32
  return %0 : i32
}
func.func @promised(%a: i64) -> i64 {
  %c = arith.constant 16 : i64
  %m = arith.constant 15 : i64
  %0 = arith.addi %a, %m overflow<nuw> : i64
  %1 = arith.divui %0, %c : i64
  return %1 : i64
}

//--- after.mlir
func.func @remains(%a: i32) -> i32 {
  %c = arith.constant 4 : i32
  %m = arith.constant 15 : i32
  %zero = arith.constant 0 : i32
  %0 = arith.shrui %a, %c : i32
  %1 = arith.andi %a, %m : i32
  %2 = arith.cmpi ne, %1, %zero : i32
  %3 = arith.extui %2 : i1 to i32
  %4 = arith.addi %0, %3 overflow<nuw> : i32
  return %4 : i32
}
func.func @promised(%a: i64) -> i64 {
  %c = arith.constant 16 : i64
  %0 = arith.ceildivui %a, %c : i64
  return %0 : i64
}
