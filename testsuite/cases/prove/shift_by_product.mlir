// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A shift by an amount that is too large is poison, so that a product may stand for it.

// CHECK: @any: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @any(%a: i32, %n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %0 = arith.shli %a, %n : i32
  return %0 : i32
}

//--- after.mlir
func.func @any(%a: i32, %n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %0 = arith.shli %one, %n : i32
  %1 = arith.muli %a, %0 : i32
  return %1 : i32
}
