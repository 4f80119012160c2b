// 19. Graphs: a circuit
//
// In all programs so far operations ran in the order of the text. In a graph
// region there is no order: an operation fires when its operands are there. So
// values may go in a circle, as long as something on the way holds state: a
// register gives what it took at the last tick of its clock, and takes what it is
// given now. At the tick all registers move at once.
//
// CIRCT's dialects hw, comb and seq are circuits. `@counter` goes from 0 to 5 and
// around, and counts only while `%go` is true. Its register has a reset. One that
// nobody has set holds something, and the language does not say what: `--seed`
// decides, and a circuit that depends on it is wrong. `@main` resets the counter
// in the first tick, and lets it go.
//
//   mlir-interp run 19.mlir --tick=8
//   mlir-interp run 19.mlir --tick=8 --vcd=waves.vcd
//   mlir-interp run 19.mlir -e counter --args='true, true; false, true'
//   mlir-interp step 19.mlir --tick=3
//     info graph      what has fired, and what the rest waits for
//
// A clock is no argument: it ticks. `--args` has the other inputs, a tick behind
// the other, and what is given last stays.
//
// Surprising: `%count` is used four lines before it is defined, and that is no
// mistake: it is a wire. In a circle without a register nothing could ever fire;
// the run says so, and names what waits for what.
//
// Read on: graph-region state tick seq.compreg comb.add hw.module

hw.module @counter(in %clk: !seq.clock, in %reset: i1, in %go: i1,
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

hw.module @main(in %clk: !seq.clock, out count: i3) {
  %no = hw.constant false
  %yes = hw.constant true
  // True in the first tick, and false from then on.
  %first = seq.compreg %no, %clk initial %now : i1
  %now = seq.initial() {
    %true = hw.constant true
    seq.yield %true : i1
  } : () -> !seq.immutable<i1>
  %count = hw.instance "counter" @counter(clk: %clk: !seq.clock,
      reset: %first: i1, go: %yes: i1) -> (count: i3)
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

// ? The counter is reset in the first tick, tick 0, and then counts. What does it
//   show in tick 2? (What is shown in a tick is what registers hold before it.)
//   = results 3 @counter(true, true; false, true; false, true)
// ? And in tick 5? (Three bits hold it, and a port has no sign.)
//   = results 6 @counter(true, true; false, true)
// ? @pair swaps two registers at each tick, without a third. What do a and b show
//   in tick 2, when they were set in tick 0? (Two numbers, with a comma.)
//   = results 3 @pair(true; false)
// ? @unset has no reset, and is given 7, 6 and 5. What does it show in tick 2?
//   = results 3 @unset(7; 6; 5)
// ! Write `hw.module @delay(in %clk: !seq.clock, in %reset: i1, in %x: i4, out y:
//   i4)`, which shows what `%x` was two ticks ago: two registers behind each
//   other, which the reset sets to 0.
//   @delay(true, 1; false, 2; false, 3; false, 4; false, 5)
//   @delay(true, 7; false, 6; true, 5; false, 4)
//   @delay(true, 0; false, 0...7; false, -8...7; false, 3; false, 1; true, 2; false, 6; false, 5; false, 0)
