// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
llvm.func @main() {
  %p = llvm.mlir.poison : i1
  // CHECK: llvm_cond_br.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'condition' is poison
  llvm.cond_br %p, ^a, ^b
^a:
  llvm.return
^b:
  llvm.return
}
