// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Also where no iteration would run (DECISIONS S2).
func.func @main() {
  %m1 = arith.constant -1 : i32
  %c4 = arith.constant 4 : i32
  // CHECK: for_negative.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the step of a loop must be positive
  scf.for %i = %c4 to %c4 step %m1 : i32 {
  }
  return
}
