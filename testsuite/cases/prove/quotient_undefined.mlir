// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A quotient may be asked for sooner where the same one is asked for anyway: it is undefined on the same inputs.

// CHECK: @twice: for every input: the solver found none that shows a difference
// CHECK: @branch: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @twice(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  %1 = arith.divsi %a, %b : i32
  %2 = arith.subi %0, %1 : i32
  return %2 : i32
}
func.func @branch(%a: i64, %b: i64, %c: i1) -> i64 {
  cf.cond_br %c, ^one, ^other
^one:
  %0 = arith.remui %a, %b : i64
  return %0 : i64
^other:
  %1 = arith.remui %a, %b : i64
  cf.br ^end(%1 : i64)
^end(%r: i64):
  return %r : i64
}

//--- after.mlir
func.func @twice(%a: i32, %b: i32) -> i32 {
  %0 = arith.constant 0 : i32
  return %0 : i32
}
func.func @branch(%a: i64, %b: i64, %c: i1) -> i64 {
  %0 = arith.remui %a, %b : i64
  return %0 : i64
}
