// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
func.func @main() {
  %no = arith.constant false
  // CHECK: llvm_assume.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the condition that is assumed is false
  llvm.intr.assume %no : i1
  return
}
