// RUN: not mlir-interp run %s --tick 3 2>&1 | FileCheck %s
// Two bits, each of which turns when the other has turned, and so makes the other's clock rise, never settle once they
// have begun (decision W8). What is high from the beginning does not rise.

// CHECK: unsettled.mlir:[[@LINE+2]]:1: error: the program stopped itself: the circuit does not settle: its state still moves after 1000 rounds
// CHECK: unsettled.mlir:{{1[78]}}:8: note: this still changes what it holds
hw.module @main(in %clk : !seq.clock, out a : i1, out b : i1) {
  %true = hw.constant true
  %begun = seq.firreg %true clock %clk preset 0 : i1
  %differ = comb.xor %a, %b : i1
  %same = comb.xor %differ, %true : i1
  %agree = comb.and %same, %begun : i1
  %when_agree = seq.to_clock %agree
  %when_differ = seq.to_clock %differ
  %not_a = comb.xor %a, %true : i1
  %not_b = comb.xor %b, %true : i1
  %a = seq.firreg %not_a clock %when_agree preset 0 : i1
  %b = seq.firreg %not_b clock %when_differ preset 0 : i1
  hw.output %a, %b : i1, i1
}
