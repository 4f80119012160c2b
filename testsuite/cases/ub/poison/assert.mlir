// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : i1
  // CHECK: assert.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'arg' is poison
  cf.assert %p, "poison is neither"
  return
}
