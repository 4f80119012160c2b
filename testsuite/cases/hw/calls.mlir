// RUN: mlir-interp run %s -e times --tick=3 | FileCheck %s --match-full-lines
// A module may call functions of the program.
// CHECK: tick 0: o = 0
// CHECK-NEXT: tick 1: o = 5
// CHECK-NEXT: tick 2: o = 10
func.func private @five(%x: i8) -> i8 {
  %c = arith.constant 5 : i8
  %y = arith.muli %x, %c : i8
  return %y : i8
}
hw.module @times(in %clk: !seq.clock, out o: i8) {
  %one = hw.constant 1 : i8
  %n = comb.add %r, %one : i8
  %r = seq.firreg %n clock %clk preset 0 : i8
  %x = func.call @five(%r) : (i8) -> i8
  hw.output %x : i8
}
