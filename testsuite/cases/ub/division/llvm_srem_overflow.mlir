// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// Nothing would be left: arith.remsi has that be 0.
func.func @main() -> i8 {
  %min = arith.constant -128 : i8
  %minus = arith.constant -1 : i8
  // CHECK: llvm_srem_overflow.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the signed quotient of the minimum by -1 does not fit
  %r = llvm.srem %min, %minus : i8
  return %r : i8
}
