// Conditions that 'and' joins: a breakpoint stops where all of them hold.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | FileCheck %s
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%v = %zero) -> (i32) {
    %w = arith.addi %v, %two : i32
    scf.yield %w : i32
  }
  return %r : i32
}

// STEP: break 10 if %i > 2 and %v != 6 && %v < 10
// STEP: continue
// STEP: print %i
// STEP: print %v
// STEP: delete
// STEP: break 10 if %i == 3 or %v == 1
// STEP: break 10 if %i == 3 and
// STEP: break 10 if %i == 3 and %two == 2 and %v > 0 and %v > 1 and %v > 2
// STEP: break 10 if %i == 3 and %zero == x
// CHECK: breakpoint 1: line 10 if %i > 2 and %v != 6 && %v < 10, before 'arith.addi', line 10
// CHECK: %i = 4 : index
// CHECK: %v = 8 : i32
// CHECK: error: 'or %v == 1' is not understood; 'and' joins conditions
// CHECK: error: a condition is VALUE OP CONSTANT
// CHECK: error: at most 4 conditions can be joined
// CHECK: error: 'x' is no constant of type i32
