// Registers of another kind.
hw.module @delay(in %clk: !seq.clock, in %reset: i1, in %x: i4, out y: i4) {
  %zero = hw.constant 0 : i4
  %one = seq.firreg %x clock %clk reset sync %reset, %zero : i4
  %two = seq.firreg %one clock %clk reset sync %reset, %zero : i4
  hw.output %two : i4
}
