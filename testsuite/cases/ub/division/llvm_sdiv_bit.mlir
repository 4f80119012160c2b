// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// The least number of i1 by -1, which arith.divsi lets be.
func.func @main() -> i1 {
  %true = arith.constant true
  // CHECK: llvm_sdiv_bit.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the signed quotient does not fit
  %r = llvm.sdiv %true, %true : i1
  return %r : i1
}
