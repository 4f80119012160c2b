// RUN: mlir-interp run %s -e gated --drive %S/Inputs/gates | FileCheck %s --check-prefix=GATED
// RUN: mlir-interp run %s -e divided --tick 6 | FileCheck %s --check-prefix=DIVIDED
// RUN: mlir-interp run %s -e row --tick 4 --args 1 | FileCheck %s --check-prefix=ROW
// RUN: mlir-interp run %s -e still --tick 3 | FileCheck %s --check-prefix=STILL
// RUN: mlir-interp run %s -e chosen --tick 4 | FileCheck %s --check-prefix=CHOSEN
// RUN: mlir-interp run %s -e bit --tick 3 | FileCheck %s --check-prefix=BIT
// Clocks that are made of clocks rise with them (decision W9).

// GATED: tick 0: a = 0
// GATED-NEXT: tick 1: a = 1
// GATED-NEXT: tick 2: a = 1
// GATED-NEXT: tick 3: a = 3
hw.module @gated(in %clk : !seq.clock, in %on : i1, in %d : i8, out a : i8) {
  %g = seq.clock_gate %clk, %on
  %a = seq.firreg %d clock %g preset 0 : i8
  hw.output %a : i8
}

// By one, two and four: each first edge is the clock's first.
// DIVIDED: tick 0: a = 0, b = 0, c = 0
// DIVIDED-NEXT: tick 1: a = 1, b = 1, c = 1
// DIVIDED-NEXT: tick 2: a = 2, b = 1, c = 1
// DIVIDED-NEXT: tick 3: a = 3, b = 2, c = 1
// DIVIDED-NEXT: tick 4: a = 4, b = 2, c = 1
// DIVIDED-NEXT: tick 5: a = 5, b = 3, c = 2
hw.module @divided(in %clk : !seq.clock, out a : i8, out b : i8, out c : i8) {
  %one = hw.constant 1 : i8
  %same = seq.clock_div %clk by 0
  %half = seq.clock_div %clk by 1
  %quarter = seq.clock_div %clk by 2
  %a1 = comb.add %a, %one : i8
  %b1 = comb.add %b, %one : i8
  %c1 = comb.add %c, %one : i8
  %a = seq.firreg %a1 clock %same preset 0 : i8
  %b = seq.firreg %b1 clock %half preset 0 : i8
  %c = seq.firreg %c1 clock %quarter preset 0 : i8
  hw.output %a, %b, %c : i8, i8, i8
}

// ROW: tick 0: q = 0
// ROW-NEXT: tick 1: q = 0
// ROW-NEXT: tick 2: q = 1
hw.module @row(in %clk : !seq.clock, in %d : i8, out q : i8) {
  %true = hw.constant true
  %q = seq.shiftreg[2] %d, %clk, %true : i8
  hw.output %q : i8
}

// A register's bit as a clock: what it clocks takes at the same tick, in another round.
// BIT: tick 0: t = false, n = 0
// BIT-NEXT: tick 1: t = true, n = 1
// BIT-NEXT: tick 2: t = false, n = 1
hw.module @bit(in %clk : i1, out t : i1, out n : i8) {
  %c = seq.to_clock %clk
  %true = hw.constant true
  %one = hw.constant 1 : i8
  %turned = comb.xor %t, %true : i1
  %t = seq.firreg %turned clock %c preset 0 : i1
  %slow = seq.to_clock %t
  %more = comb.add %n, %one : i8
  %n = seq.firreg %more clock %slow preset 0 : i8
  hw.output %t, %n : i1, i8
}

// A clock that stands still never rises, be it high.
// STILL: tick 0: n = 0
// STILL-NEXT: tick 1: n = 0
// STILL-NEXT: tick 2: n = 0
hw.module @still(in %clk : !seq.clock, out n : i8) {
  %high = seq.const_clock high
  %one = hw.constant 1 : i8
  %more = comb.add %n, %one : i8
  %n = seq.firreg %more clock %high preset 0 : i8
  hw.output %n : i8
}

// A choice that changes while its clock is high lets that rise.
// CHOSEN: tick 0: t = false, n = 0
// CHOSEN-NEXT: tick 1: t = true, n = 1
// CHOSEN-NEXT: tick 2: t = false, n = 2
// CHOSEN-NEXT: tick 3: t = true, n = 3
hw.module @chosen(in %clk : !seq.clock, out t : i1, out n : i8) {
  %true = hw.constant true
  %turned = comb.xor %t, %true : i1
  %t = seq.firreg %turned clock %clk preset 0 : i1
  %low = seq.const_clock low
  %c = seq.clock_mux %t, %clk, %low
  %one = hw.constant 1 : i8
  %more = comb.add %n, %one : i8
  %n = seq.firreg %more clock %c preset 0 : i8
  hw.output %t, %n : i1, i8
}
