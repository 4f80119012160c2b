// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A product by a power of two is a shift: nuw says the same of both, and nsw too, below the sign bit.

// CHECK: @plain_i32: for every input: the solver found none that shows a difference
// CHECK: @flags_i32: for every input: the solver found none that shows a difference
// CHECK: @plain_i64: for every input: the solver found none that shows a difference
// CHECK: @flags_i64: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @plain_i32(%a: i32) -> i32 {
  %c = arith.constant 8 : i32
  %0 = arith.muli %a, %c : i32
  return %0 : i32
}
func.func @flags_i32(%a: i32) -> i32 {
  %c = arith.constant 8 : i32
  %0 = arith.muli %a, %c overflow<nsw, nuw> : i32
  return %0 : i32
}
func.func @plain_i64(%a: i64) -> i64 {
  %c = arith.constant 8 : i64
  %0 = arith.muli %a, %c : i64
  return %0 : i64
}
func.func @flags_i64(%a: i64) -> i64 {
  %c = arith.constant 8 : i64
  %0 = arith.muli %a, %c overflow<nsw, nuw> : i64
  return %0 : i64
}

//--- after.mlir
func.func @plain_i32(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %0 = arith.shli %a, %c : i32
  return %0 : i32
}
func.func @flags_i32(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %0 = arith.shli %a, %c overflow<nsw, nuw> : i32
  return %0 : i32
}
func.func @plain_i64(%a: i64) -> i64 {
  %c = arith.constant 3 : i64
  %0 = arith.shli %a, %c : i64
  return %0 : i64
}
func.func @flags_i64(%a: i64) -> i64 {
  %c = arith.constant 3 : i64
  %0 = arith.shli %a, %c overflow<nsw, nuw> : i64
  return %0 : i64
}
