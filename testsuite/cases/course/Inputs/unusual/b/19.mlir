// The reset in front of each register, by hand.
hw.module @delay(in %clk: !seq.clock, in %reset: i1, in %x: i4, out y: i4) {
  %zero = hw.constant 0 : i4
  %a = comb.mux %reset, %zero, %x : i4
  %one = seq.compreg %a, %clk : i4
  %b = comb.mux %reset, %zero, %one : i4
  %two = seq.compreg %b, %clk : i4
  hw.output %two : i4
}
