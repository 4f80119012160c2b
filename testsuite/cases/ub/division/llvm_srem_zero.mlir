// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
func.func @main() -> i8 {
  %a = arith.constant 7 : i8
  %zero = arith.constant 0 : i8
  // CHECK: llvm_srem_zero.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the divisor is zero
  %r = llvm.srem %a, %zero : i8
  return %r : i8
}
