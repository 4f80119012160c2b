// RUN: mlir-interp run %s -e tens --tick=6 | FileCheck %s --match-full-lines
// RUN: mlir-interp run %s -e both --tick=3 | FileCheck %s --check-prefix=BOTH --match-full-lines
// A register that resets at once may do so by what it holds: it gives that, and is reset in a round of its own (DECISIONS W8).
// CHECK: tick 0: q = 8
// CHECK-NEXT: tick 1: q = 9
// CHECK-NEXT: tick 2: q = 0
// CHECK-NEXT: tick 3: q = 1
// CHECK-NEXT: tick 4: q = 2
// CHECK-NEXT: tick 5: q = 3
hw.module @tens(in %clk : !seq.clock, out q : i5) {
  %one = hw.constant 1 : i5
  %ten = hw.constant 10 : i5
  %zero = hw.constant 0 : i5
  %clear = comb.icmp eq %q, %ten : i5
  %next = comb.add %q, %one : i5
  %q = seq.firreg %next clock %clk reset async %clear, %zero preset 8 : i5
  hw.output %q : i5
}
// Two that reset each other: the second, which is 3 at first, resets the first, up to the edge at which it is 4.
// BOTH: tick 0: a = 0, b = 3
// BOTH-NEXT: tick 1: a = 0, b = 4
// BOTH-NEXT: tick 2: a = 1, b = 5
hw.module @both(in %clk : !seq.clock, out a : i5, out b : i5) {
  %one = hw.constant 1 : i5
  %three = hw.constant 3 : i5
  %nine = hw.constant 9 : i5
  %zero = hw.constant 0 : i5
  %clear.a = comb.icmp eq %b, %three : i5
  %clear.b = comb.icmp eq %a, %nine : i5
  %next.a = comb.add %a, %one : i5
  %next.b = comb.add %b, %one : i5
  %a = seq.firreg %next.a clock %clk reset async %clear.a, %zero preset 5 : i5
  %b = seq.firreg %next.b clock %clk reset async %clear.b, %zero preset 3 : i5
  hw.output %a, %b : i5, i5
}
