// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Two bits, each of which turns when the other has turned, and so makes the other's clock rise, never settle (decision
// W8).

// CHECK: unsettled.mlir:[[@LINE+2]]:1: error: the program stopped itself: the circuit does not settle: its state still moves after 1000 rounds
// CHECK: unsettled.mlir:[[@LINE+10]]:8: note: this still changes what it holds
hw.module @main(out a : i1, out b : i1) {
  %true = hw.constant true
  %differ = comb.xor %a, %b : i1
  %agree = comb.xor %differ, %true : i1
  %when_agree = seq.to_clock %agree
  %when_differ = seq.to_clock %differ
  %not_a = comb.xor %a, %true : i1
  %not_b = comb.xor %b, %true : i1
  %a = seq.firreg %not_a clock %when_agree preset 0 : i1
  %b = seq.firreg %not_b clock %when_differ preset 0 : i1
  hw.output %a, %b : i1, i1
}
