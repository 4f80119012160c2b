// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  // CHECK: for_unsigned_zero.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the step of a loop must be positive
  scf.for unsigned %i = %c0 to %c4 step %c0 : i32 {
  }
  return
}
