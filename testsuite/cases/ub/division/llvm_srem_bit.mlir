// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
func.func @main() -> i1 {
  %true = arith.constant true
  // CHECK: llvm_srem_bit.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the signed quotient does not fit
  %r = llvm.srem %true, %true : i1
  return %r : i1
}
