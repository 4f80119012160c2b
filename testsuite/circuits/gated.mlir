// Clocks that are gated, chosen and divided, and one that falls.
hw.module @top(in %clk : !seq.clock, in %on : i1, in %which : i1, in %d : i8, out a : i8, out b : i8, out c : i8, out e : i8) {
  %gated = seq.clock_gate %clk, %on
  %a = seq.firreg %d clock %gated preset 0 : i8
  %half = seq.clock_div %clk by 1
  %b = seq.firreg %d clock %half preset 0 : i8
  %chosen = seq.clock_mux %which, %half, %clk
  %high = seq.const_clock high
  %inverted = seq.clock_inv %clk
  %c = seq.firreg %a clock %inverted preset 0 : i8
  %quarter = seq.clock_div %clk by 2
  %e = seq.firreg %d clock %quarter preset 0 : i8
  hw.output %a, %b, %c, %e : i8, i8, i8, i8
}
