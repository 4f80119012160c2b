// A die: it counts from 1 to 6 as long as it is rolled.
hw.module @dice(in %clk : !seq.clock, in %roll : i1, out eyes : i3) {
  %one = hw.constant 1 : i3
  %six = hw.constant 6 : i3
  %next = comb.add %eyes, %one : i3
  %is_last = comb.icmp eq %eyes, %six : i3
  %turned = comb.mux %is_last, %one, %next : i3
  %eyes = seq.compreg.ce %turned, %clk, %roll : i3
  hw.output %eyes : i3
}
// A hand that rolls it in every second tick.
func.func @hand(%tick: i8) -> i1 {
  %rolls = arith.trunci %tick : i8 to i1
  return %rolls : i1
}
