// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
func.func @main() -> index {
  %a = index.constant 7
  %zero = index.constant 0
  // CHECK: index_ceildivs_zero.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the divisor is zero
  %r = index.ceildivs %a, %zero
  return %r : index
}
