// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A quotient by 3 is the high half of a product with (2^33 + 1) / 3, shifted.

// CHECK: @unsigned: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @unsigned(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %0 = arith.divui %a, %c : i32
  return %0 : i32
}

//--- after.mlir
func.func @unsigned(%a: i32) -> i32 {
  %c = arith.constant 0xAAAAAAAB : i32
  %one = arith.constant 1 : i32
  %low, %high = arith.mului_extended %a, %c : i32
  %0 = arith.shrui %high, %one : i32
  return %0 : i32
}
