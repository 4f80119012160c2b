// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// De Morgan's law, of all lanes of a vector too.

// CHECK: @meet_i32: for every input: the solver found none that shows a difference
// CHECK: @meet_i64: for every input: the solver found none that shows a difference
// CHECK: @lanes: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @meet_i32(%a: i32, %b: i32) -> i32 {
  %ones = arith.constant -1 : i32
  %0 = arith.andi %a, %b : i32
  %1 = arith.xori %0, %ones : i32
  return %1 : i32
}
func.func @meet_i64(%a: i64, %b: i64) -> i64 {
  %ones = arith.constant -1 : i64
  %0 = arith.andi %a, %b : i64
  %1 = arith.xori %0, %ones : i64
  return %1 : i64
}
func.func @lanes(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %ones = arith.constant dense<-1> : vector<4xi32>
  %0 = arith.andi %a, %b : vector<4xi32>
  %1 = arith.xori %0, %ones : vector<4xi32>
  return %1 : vector<4xi32>
}

//--- after.mlir
func.func @meet_i32(%a: i32, %b: i32) -> i32 {
  %ones = arith.constant -1 : i32
  %0 = arith.xori %a, %ones : i32
  %1 = arith.xori %b, %ones : i32
  %2 = arith.ori %0, %1 : i32
  return %2 : i32
}
func.func @meet_i64(%a: i64, %b: i64) -> i64 {
  %ones = arith.constant -1 : i64
  %0 = arith.xori %a, %ones : i64
  %1 = arith.xori %b, %ones : i64
  %2 = arith.ori %0, %1 : i64
  return %2 : i64
}
func.func @lanes(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %ones = arith.constant dense<-1> : vector<4xi32>
  %0 = arith.xori %a, %ones : vector<4xi32>
  %1 = arith.xori %b, %ones : vector<4xi32>
  %2 = arith.ori %0, %1 : vector<4xi32>
  return %2 : vector<4xi32>
}
