// Counts no further than by one.
hw.module @count(in %clk : !seq.clock, in %on : i1, in %by : i4, out n : i8) {
  %zero = hw.constant 0 : i4
  %wide = comb.concat %zero, %by : i4, i4
  %one = hw.constant 1 : i8
  %sum = comb.and %one, %wide : i8
  %n = seq.firreg %next clock %clk preset 0 : i8
  %next = comb.mux %on, %sum, %n : i8
  hw.output %n : i8
}
