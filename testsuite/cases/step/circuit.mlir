// RUN: mlir-interp step %s -e count --args=true --tick=3 < %S/Inputs/circuit.txt | FileCheck %s
// Breakpoints hold in circuits.
// CHECK: breakpoint 1: comb.mux, before 'comb.mux', line [[MUX:[0-9]+]]
// CHECK: breakpoint 1
// CHECK-NEXT: comb.mux in @count, line [[MUX]]
// CHECK: tick 0: q = 0
// CHECK: breakpoint 1
// CHECK-NEXT: comb.mux in @count, line [[MUX]]
hw.module @count(in %clk: !seq.clock, in %en: i1, out q: i4) {
  %c1 = hw.constant 1 : i4
  %next = comb.add %q, %c1 : i4
  %d = comb.mux %en, %next, %q : i4
  %q = seq.firreg %d clock %clk preset 0 : i4
  hw.output %q : i4
}
