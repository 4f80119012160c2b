// RUN: not mlir-interp diff %s -e loop --passes=loop-invariant-code-motion --args='1 : i32, 0 : i32, 0 : index' | FileCheck %s
// RUN: not mlir-interp diff --prove %s -e kept --with=%S/Inputs/moved_remainder.mlir | FileCheck %s --check-prefix=ADDED
// A remainder is pure as upstream has it, and stops the program all the same where it was moved to (T3).

// CHECK: DIFFERS behind 'loop-invariant-code-motion': undefined behaviour in @loop
// CHECK: 'arith.remui'
func.func @loop(%a: i32, %b: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero) -> i32 {
    %q = arith.remui %a, %b : i32
    %s = arith.addi %x, %q : i32
    scf.yield %s : i32
  }
  return %r : i32
}

// ADDED: DIFFERS in {{.*}}: undefined behaviour in @kept
// ADDED: the divisor is zero
func.func @kept(%a: i8) -> i8 {
  return %a : i8
}
