// A queue that is asked for no more than it can give.
hw.module @top(in %clk : !seq.clock, in %rst : i1, in %push : i1, in %pop : i1, in %data : i8, out value : i8, out full : i1, out empty : i1, out almost : i1) {
  %true = hw.constant true
  %zero = hw.constant 0 : i8
  %room = comb.xor %f, %true : i1
  %some = comb.xor %e, %true : i1
  %writes = comb.and %push, %room : i1
  %reads = comb.and %pop, %some : i1
  %out, %f, %e, %almost = seq.fifo depth 5 almost_full 4 in %data rdEn %reads wrEn %writes clk %clk rst %rst : i8
  %shown = comb.mux %e, %zero, %out : i8
  hw.output %shown, %f, %e, %almost : i8, i1, i1, i1
}
