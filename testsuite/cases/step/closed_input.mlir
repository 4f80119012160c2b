// RUN: mlir-interp step %s <&- | FileCheck %s
// Without a standard input there are no commands: the stepper shows where it stands, and ends.
// CHECK: #1 arith.constant in @main
func.func @main() -> i32 {
  %c = arith.constant 7 : i32
  return %c : i32
}
