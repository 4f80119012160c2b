// A counter of digits: each lets the next one step when it is full.
hw.module private @digit(in %clk : !seq.clock, in %clear : i1, in %step : i1, out value : i4, out full : i1) {
  %next = comb.add %value, %one : i4
  %value = seq.compreg.ce %next, %clk, %moves reset %clear, %zero : i4
  %moves = comb.or %step, %clear : i1
  %is_full = comb.icmp eq %value, %ones : i4
  %full = comb.and %is_full, %step : i1
  %zero = hw.constant 0 : i4
  %one = hw.constant 1 : i4
  %ones = hw.constant -1 : i4
  hw.output %value, %full : i4, i1
}
hw.module @top(in %clk : !seq.clock, in %clear : i1, in %step : i1, out count : i12, out wrapped : i1) {
  %c.value, %c.full = hw.instance "c" @digit(clk: %clk: !seq.clock, clear: %quiet: i1, step: %b.full: i1) -> (value: i4, full: i1)
  %b.value, %b.full = hw.instance "b" @digit(clk: %clk: !seq.clock, clear: %quiet: i1, step: %a.full: i1) -> (value: i4, full: i1)
  %a.value, %a.full = hw.instance "a" @digit(clk: %clk: !seq.clock, clear: %quiet: i1, step: %step: i1) -> (value: i4, full: i1)
  %all = comb.concat %c.value, %b.value, %a.value : i4, i4, i4
  %many = comb.icmp ugt %all, %most : i12
  %quiet = comb.and %clear, %many : i1
  %most = hw.constant 1000 : i12
  hw.output %all, %c.full : i12, i1
}
