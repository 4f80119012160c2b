// One register of eight bits.
hw.module @delay(in %clk: !seq.clock, in %reset: i1, in %x: i4, out y: i4) {
  %zero = hw.constant 0 : i8
  %both = seq.compreg %next, %clk reset %reset, %zero : i8
  %old = comb.extract %both from 0 : (i8) -> i4
  %new = comb.extract %both from 4 : (i8) -> i4
  %next = comb.concat %x, %new : i4, i4
  hw.output %old : i4
}
