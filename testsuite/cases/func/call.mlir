// RUN: mlir-interp run %s | FileCheck %s
// Results come back in order; recursion has a frame of its own each time; poison passes through.
func.func @swap(%a: i32, %b: i32) -> (i32, i32) {
  return %b, %a : i32, i32
}

func.func @factorial(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %base = arith.cmpi sle, %n, %one : i64
  cf.cond_br %base, ^base, ^step
^base:
  return %one : i64
^step:
  %less = arith.subi %n, %one : i64
  %rest = func.call @factorial(%less) : (i64) -> i64
  %all = arith.muli %n, %rest : i64
  return %all : i64
}

func.func @main() -> (i32, i32, i64, i32) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %s:2 = call @swap(%a, %b) : (i32, i32) -> (i32, i32)
  %n = arith.constant 20 : i64
  %f = call @factorial(%n) : (i64) -> i64
  %p = ub.poison : i32
  %t:2 = call @swap(%p, %a) : (i32, i32) -> (i32, i32)
  // CHECK: 2 : i32
  // CHECK-NEXT: 1 : i32
  // CHECK-NEXT: 2432902008176640000 : i64
  // CHECK-NEXT: poison : i32
  return %s#0, %s#1, %f, %t#1 : i32, i32, i64, i32
}
