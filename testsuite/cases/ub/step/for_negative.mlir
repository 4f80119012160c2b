// RUN: for of in narrow wide; do not mlir-interp run %s -e $of; done 2>&1 | FileCheck %s
// Also where no iteration would run (DECISIONS S2), and wider than a word.
func.func @narrow() {
  %m1 = arith.constant -1 : i32
  %c4 = arith.constant 4 : i32
  // CHECK: for_negative.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the step of a loop must be positive
  scf.for %i = %c4 to %c4 step %m1 : i32 {
  }
  return
}
func.func @wide() {
  %m1 = arith.constant -1 : i80
  %c4 = arith.constant 4 : i80
  // CHECK: for_negative.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the step of a loop must be positive
  scf.for %i = %c4 to %c4 step %m1 : i80 {
  }
  return
}
