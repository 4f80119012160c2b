// 19. Graphs: a circuit
//
// In all programs so far operations ran in the order of the text. In a graph
// region there is no order: an operation fires when its operands are there. So
// values may go in a circle, as long as something on the way holds state: a
// register gives what it took at the last tick of its clock, and takes what it is
// given now. At the tick all registers move at once.
//
// CIRCT's dialects hw, comb and seq are circuits. `@main` is a counter that goes
// from 0 to 5 and around, and counts only while `%go` is true. A register without
// a reset begins with nothing: its first output is poison, until it has taken
// something. This one has a reset.
//
//   mlir-interp run 19.mlir --tick=8
//   mlir-interp run 19.mlir --vcd=waves.vcd --tick=8
//   mlir-interp step 19.mlir --tick=3
//     info graph      what has fired, and what the rest waits for
//
// The first argument is the clock, and is not given; `--args` has the others, a
// tick after another: 'true, true; false, true'.
//
// Surprising: `%count` is used four lines before it is defined, and that is no
// mistake: it is a wire. In a circle without a register nothing could ever fire;
// the run says so, and names what waits for what.
//
// Read on: graph-region state tick seq.compreg comb.add hw.module

hw.module @main(in %clk: !seq.clock, in %reset: i1, in %go: i1,
                out count: i3) {
  %zero = hw.constant 0 : i3
  %one = hw.constant 1 : i3
  %five = hw.constant 5 : i3
  %more = comb.add %count, %one : i3
  %is_last = comb.icmp eq %count, %five : i3
  %turned = comb.mux %is_last, %zero, %more : i3
  %next = comb.mux %go, %turned, %count : i3
  %count = seq.compreg %next, %clk reset %reset, %zero : i3
  hw.output %count : i3
}

hw.module @pair(in %clk: !seq.clock, in %reset: i1, out a: i4, out b: i4) {
  %one = hw.constant 1 : i4
  %two = hw.constant 2 : i4
  // Both take what the other one has.
  %a = seq.compreg %b, %clk reset %reset, %one : i4
  %b = seq.compreg %a, %clk reset %reset, %two : i4
  hw.output %a, %b : i4, i4
}

hw.module @unset(in %clk: !seq.clock, in %x: i4, out y: i4) {
  %y = seq.compreg %x, %clk : i4
  hw.output %y : i4
}

// ? The counter is reset in the first tick, and then counts. What does it show in
//   the third one? (Outputs of a tick are what registers held before it.)
//   = results 3 @main(true, true; false, true; false, true)
// ? And in the eighth? (What is given last stays.)
//   = results 8 @main(true, true; false, true)
// ? @pair swaps two registers at each tick, without a third. What do a and b show
//   in the third tick, when they were set in the first?
//   = results 3 @pair(true; false)
// ? What does @unset show in the first tick?
//   = results 1 @unset(7)
// ! Write `hw.module @delay(in %clk: !seq.clock, in %x: i4, out y: i4)`, which
//   shows what `%x` was two ticks ago: two registers behind each other.
//   @delay(1; 2; 3; 4; 5)
//   @delay(9; 8; 7)
