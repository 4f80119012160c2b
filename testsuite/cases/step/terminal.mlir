// On a terminal: colours, history, completion, repetition, interrupts.
// A key pressed in the middle of something may be lost, as on any terminal: then it is tried again.
// ALLOW_RETRIES: 5
// RUN: python3 %S/Inputs/terminal.py mlir-interp %s | FileCheck %s
// CHECK: good
func.func @main() {
  %one = arith.constant 1 : i64
  cf.br ^again(%one : i64)
^again(%last: i64):
  %sum = arith.addi %last, %one : i64
  cf.br ^again(%sum : i64)
}
