// On a terminal: colours, history, completion, repetition, interrupts.
// RUN: python3 %S/Inputs/terminal.py mlir-interp %s | FileCheck %s
// CHECK: good
func.func @main() {
  %one = arith.constant 1 : i64
  cf.br ^again(%one : i64)
^again(%last: i64):
  %sum = arith.addi %last, %one : i64
  cf.br ^again(%sum : i64)
}
