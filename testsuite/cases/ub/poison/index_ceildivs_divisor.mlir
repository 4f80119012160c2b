// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// A poison divisor might be zero.
func.func @main() -> index {
  %a = index.constant 7
  %p = ub.poison : index
  // CHECK: index_ceildivs_divisor.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'rhs' is poison
  %r = index.ceildivs %a, %p
  return %r : index
}
