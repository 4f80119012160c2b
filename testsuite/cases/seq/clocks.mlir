// RUN: mlir-interp run %s | FileCheck %s
// A clock is a bit: what makes one of another without holding anything is computed at once.
func.func @main() -> (!seq.clock, i1, !seq.clock, !seq.clock) {
  %high = seq.const_clock high
  // CHECK: low : !seq.clock
  %low = seq.clock_inv %high
  // CHECK-NEXT: true
  %bit = seq.from_clock %high
  // CHECK-NEXT: high : !seq.clock
  %clock = seq.to_clock %bit
  // CHECK-NEXT: low : !seq.clock
  %no = hw.constant false
  %mux = seq.clock_mux %no, %high, %low
  return %low, %bit, %clock, %mux : !seq.clock, i1, !seq.clock, !seq.clock
}
