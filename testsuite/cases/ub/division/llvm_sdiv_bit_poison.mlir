// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
func.func @main() -> i1 {
  %p = ub.poison : i1
  %true = arith.constant true
  // CHECK: llvm_sdiv_bit_poison.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the dividend is poison: the signed quotient may not fit
  %r = llvm.sdiv %p, %true : i1
  return %r : i1
}
