// RUN: mlir-interp diff %s --passes=canonicalize,cse | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s -canonicalize -cse | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --opt-cmd='mlir-opt -canonicalize' | FileCheck %s --check-prefix=RIGHT
// RUN: not mlir-interp diff %s --passes=no-such-pass 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// Upstream's passes by name, by flags, and by a command.
// RIGHT: no counterexample
// UNKNOWN: no-such-pass
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.muli %0, %0 : i32
  %2 = arith.muli %0, %0 : i32
  %3 = arith.subi %1, %2 : i32
  return %3 : i32
}
