// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : i32
  // CHECK: switch.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'flag' is poison
  cf.switch %p : i32, [
    default: ^a
  ]
^a:
  return
}
