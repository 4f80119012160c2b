// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// DECISIONS.md A1.
func.func @main() -> index {
  %min = index.constant -9223372036854775808
  %minus = index.constant -1
  // CHECK: index_rems_overflow.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the signed quotient of the minimum by -1 does not fit
  %r = index.rems %min, %minus
  return %r : index
}
