// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A quotient by 3 is the high half of a product with (2^21 + 1) / 3, shifted. A solver has a hard
// time with such products; in 20 bits all inputs are run.

// CHECK: refines for every input: 1 function, all 1048577 inputs
// CHECK-NEXT: @quotient: for every input: all 1048577 were run

//--- before.mlir
func.func @quotient(%a: i20) -> i20 {
  %c = arith.constant 3 : i20
  %0 = arith.divui %a, %c : i20
  return %0 : i20
}

//--- after.mlir
func.func @quotient(%a: i20) -> i20 {
  %c = arith.constant 0xAAAAB : i20
  %one = arith.constant 1 : i20
  %low, %high = arith.mului_extended %a, %c : i20
  %0 = arith.shrui %high, %one : i20
  return %0 : i20
}
