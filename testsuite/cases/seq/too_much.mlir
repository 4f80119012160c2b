// RUN: not mlir-interp run %s -e row 2>&1 | FileCheck %s --check-prefix=ROW
// RUN: not mlir-interp run %s -e queue 2>&1 | FileCheck %s --check-prefix=QUEUE
// What is held from tick to tick has a limit, which is seen before any of it is made.
hw.module @row(in %clk : !seq.clock, out o : i1) {
  %t = hw.constant true
  // ROW: too_much.mlir:[[#@LINE+1]]:8: error: 'seq.shiftreg' op cannot run: with what it holds from tick to tick there are more than 2^20 values
  %r = seq.shiftreg[1000000000000] %t, %clk, %t : i1
  hw.output %r : i1
}
hw.module @queue(in %clk : !seq.clock, out o : i1) {
  %t = hw.constant true
  %f = hw.constant false
  // QUEUE: too_much.mlir:[[#@LINE+1]]:17: error: 'seq.fifo' op cannot run: with what it holds
  %q, %fu, %e = seq.fifo depth 9223372036854775807 in %t rdEn %f wrEn %t clk %clk rst %f : i1
  hw.output %q : i1
}
