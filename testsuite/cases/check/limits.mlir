// RUN: mlir-interp check %s --max-steps=100000 | FileCheck %s
// An input on which a function does not end costs that input.

// CHECK: @spin: all 2 inputs, 1 over a limit: 1 compared, no counterexample
func.func @spin(%again: i1) {
  cf.br ^loop
^loop:
  cf.cond_br %again, ^loop, ^end
^end:
  return
}

// CHECK: @count: {{[0-9]+}} inputs, {{[0-9]+}} over a limit
func.func @count(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> i32 : i32 {
    %t = arith.addi %s, %i : i32
    scf.yield %t : i32
  }
  return %r : i32
}
