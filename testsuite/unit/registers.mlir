// Registers of every kind that fast code has, and operations between them: test_fast.c sees that none
// of them is left to its definition.
hw.module @top(in %clk : !seq.clock, in %a : i1, in %b : i8, in %c : i64, in %d : i100, out p : i1, out q : i8,
               out r : i64, out s : i8, out t : i8, out u : i100, out v : i8, out w : i8) {
  %true = hw.constant true
  %seven = hw.constant 7 : i8
  %odd = comb.or %p, %true : i1
  %quotient = comb.divu %a, %odd : i1
  %rest = comb.modu %q, %seven : i8
  %bit = comb.extract %t from 3 : (i8) -> i1
  %next_p = comb.xor %p, %quotient : i1
  %next_q = comb.add %q, %b, %rest : i8
  %next_r = comb.mul %r, %c : i64
  %next_s = comb.mux %bit, %next_q, %seven : i8
  %p = seq.compreg %next_p, %clk : i1
  %q = seq.compreg %next_q, %clk reset %a, %seven : i8
  %r = seq.compreg.ce %next_r, %clk, %a : i64
  %s = seq.compreg.ce %next_s, %clk, %bit reset %a, %b : i8
  %t = seq.firreg %next_q clock %clk preset 3 : i8
  %u = seq.firreg %d clock %clk reset sync %a, %d preset 5 : i100
  %v = seq.firreg %next_s clock %clk reset sync %bit, %seven : i8
  %w = seq.firreg %next_q clock %clk reset async %a, %seven : i8
  hw.output %p, %q, %r, %s, %t, %u, %v, %w : i1, i8, i64, i8, i8, i100, i8, i8
}
