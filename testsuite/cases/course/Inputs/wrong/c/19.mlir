// Reset to 1.
hw.module @delay(in %clk: !seq.clock, in %reset: i1, in %x: i4, out y: i4) {
  %zero = hw.constant 0 : i4
  %start = hw.constant 1 : i4
  %one = seq.compreg %x, %clk reset %reset, %zero : i4
  %two = seq.compreg %one, %clk reset %reset, %start : i4
  hw.output %two : i4
}
