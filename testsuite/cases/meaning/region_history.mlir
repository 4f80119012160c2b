// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// What ends a run within a region of the user's is told as if the operation were one of ours.
meaning.op my.yield(%x: i32)
meaning.op my.times(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 3 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %none) -> (i32) {
    %b = meaning.region 0(%a) : (i32) -> i32
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @main() -> i32 {
  %n = arith.constant 5 : index
  %one = arith.constant 1 : i32
  %r = "my.times"(%n) ({
  ^bb0(%x: i32):
    // CHECK: region_history.mlir:[[# @LINE + 2]]:10: error: undefined behaviour: the divisor is zero
    // CHECK-NEXT: arith.divui
    %d = arith.divui %one, %x : i32
    %y = arith.subi %x, %one : i32
    "my.yield"(%y) : (i32) -> ()
  }) : (index) -> i32
  return %r : i32
}
// CHECK-NOT: scf.for
