// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// What is printed would depend on poison. DECISIONS.md A2.
func.func @main() {
  %p = ub.poison : i8
  // CHECK: vector_print.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'source' is poison
  vector.print %p : i8
  return
}
