// The second has no reset.
hw.module @delay(in %clk: !seq.clock, in %reset: i1, in %x: i4, out y: i4) {
  %zero = hw.constant 0 : i4
  %one = seq.compreg %x, %clk reset %reset, %zero : i4
  %two = seq.compreg %one, %clk : i4
  hw.output %two : i4
}
