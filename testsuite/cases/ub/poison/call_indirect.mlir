// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %f = ub.poison : () -> ()
  // CHECK: call_indirect.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'callee' is poison
  call_indirect %f() : () -> ()
  return
}
