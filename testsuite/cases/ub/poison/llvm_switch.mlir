// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
llvm.func @main() {
  %p = llvm.mlir.poison : i8
  // CHECK: llvm_switch.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'value' is poison
  llvm.switch %p : i8, ^a [
    1: ^b
  ]
^a:
  llvm.return
^b:
  llvm.return
}
