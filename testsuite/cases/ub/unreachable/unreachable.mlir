// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s 2> /dev/null; test $? -eq 4
func.func @main() {
  // CHECK: unreachable.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: control reached ub.unreachable
  ub.unreachable
}
