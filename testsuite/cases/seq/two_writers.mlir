// RUN: mlir-interp run %s -e open --tick 2 | FileCheck %s --check-prefix=FIRST
// RUN: for s in 1 2 3 4 5 6 7 8 9 10 11 12; do mlir-interp run %s -e open --tick 2 --seed=$s; done | sort -u | FileCheck %s --check-prefix=OPEN
// RUN: for s in 1 2 3 4 5 6 7 8 9 10 11 12; do mlir-interp run %s -e order --tick 2 --seed=$s; done | sort -u | FileCheck %s --check-prefix=ORDER
// Two ports write one word at one tick: which stays is a choice where the memory leaves it open, and the
// last where it says so (W10, G8).
// FIRST: tick 1: q = 22
// OPEN: tick 1: q = 11
// OPEN: tick 1: q = 22
hw.module @open(in %clk : !seq.clock, out q : i8) {
  %at = hw.constant 3 : i2
  %a = hw.constant 11 : i8
  %b = hw.constant 22 : i8
  %m = seq.firmem 0, 1, undefined, undefined : <4 x 8>
  %q = seq.firmem.read_port %m[%at], clock %clk : <4 x 8>
  seq.firmem.write_port %m[%at] = %a, clock %clk : <4 x 8>
  seq.firmem.write_port %m[%at] = %b, clock %clk : <4 x 8>
  hw.output %q : i8
}

// ORDER-NOT: tick 1: q = 11
// ORDER: tick 1: q = 22
hw.module @order(in %clk : !seq.clock, out q : i8) {
  %at = hw.constant 3 : i2
  %a = hw.constant 11 : i8
  %b = hw.constant 22 : i8
  %m = seq.firmem 0, 1, undefined, port_order : <4 x 8>
  %q = seq.firmem.read_port %m[%at], clock %clk : <4 x 8>
  seq.firmem.write_port %m[%at] = %a, clock %clk : <4 x 8>
  seq.firmem.write_port %m[%at] = %b, clock %clk : <4 x 8>
  hw.output %q : i8
}
