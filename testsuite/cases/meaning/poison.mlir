// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Poison that a meaning makes was born at the use, for the reason that the meaning gives, and what
// goes through a meaning goes through the use.
meaning.op my.risky(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %bad = arith.cmpi eq, %x, %zero : i32
  %p = meaning.poison "nobody knows what zero gives" : i32
  %r = arith.select %bad, %p, %x : i32
  return %r : i32
}
meaning.op my.more(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %r = arith.addi %x, %one : i32
  return %r : i32
}
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  // CHECK-DAG: poison.mlir:[[# @LINE + 1]]:8: note: the poison was born here: nobody knows what zero gives
  %p = "my.risky"(%zero) : (i32) -> i32
  // CHECK-DAG: poison.mlir:[[# @LINE + 1]]:8: note: it went through 'my.more' here
  %q = "my.more"(%p) : (i32) -> i32
  // CHECK-DAG: poison.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'rhs' is poison
  %r = arith.divui %zero, %q : i32
  return %r : i32
}
