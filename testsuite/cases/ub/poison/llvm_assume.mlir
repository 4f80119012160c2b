// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
func.func @main() {
  %p = ub.poison : i1
  // CHECK: llvm_assume.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'cond' is poison
  llvm.intr.assume %p : i1
  return
}
