// A shift register whose input is the sum of some of its bits: 2^16 - 1 states in a row.
hw.module @top(in %clk : !seq.clock, in %load : i1, in %seed : i16, out state : i16, out fed : i1) {
  %one = hw.constant 1 : i16
  %fixed = comb.or %seed, %one : i16
  %a = comb.extract %state from 15 : (i16) -> i1
  %b = comb.extract %state from 14 : (i16) -> i1
  %c = comb.extract %state from 12 : (i16) -> i1
  %d = comb.extract %state from 3 : (i16) -> i1
  %in = comb.xor %a, %b, %c, %d : i1
  %low = comb.extract %state from 0 : (i16) -> i15
  %shifted = comb.concat %low, %in : i15, i1
  %next = comb.mux %load, %fixed, %shifted : i16
  %state = seq.firreg %next clock %clk preset 1 : i16
  hw.output %state, %in : i16, i1
}
