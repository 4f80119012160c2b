hw.module @delay(in %clk: !seq.clock, in %x: i4, out y: i4) {
  %one = seq.compreg %x, %clk : i4
  %two = seq.compreg %one, %clk : i4
  hw.output %two : i4
}
