// RUN: mlir-interp run %s -e counter --args 'false, true' --tick 4 | FileCheck %s --check-prefix=COUNTER
// RUN: mlir-interp run %s -e counter --args 'false, true' --tick 300 --from-tick 299 | FileCheck %s --check-prefix=LATER
// RUN: mlir-interp run %s -e counter --args 'false, true' --tick 2 --seed=3 | FileCheck %s --check-prefix=SEED
// RUN: mlir-interp run %s -e resets --drive %S/Inputs/resets | FileCheck %s --check-prefix=RESETS
// RUN: mlir-interp run %s -e swap --tick 3 | FileCheck %s --check-prefix=SWAP
// RUN: mlir-interp run %s -e begun --tick 2 | FileCheck %s --check-prefix=BEGUN
// RUN: mlir-interp run %s -e poisoned --args '#ub.poison : i1' --tick 2 | FileCheck %s --check-prefix=POISON
// RUN: not mlir-interp run %s -e outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: mlir-interp step %s -e counter --args 'false, true' < %S/Inputs/ticks.txt | FileCheck %s --check-prefix=STEP
// RUN: mlir-interp trace %s -e counter --args 'false, true' --tick 2 --json | FileCheck %s --check-prefix=TRACE
// A register gives what it holds before its operands are there, takes them when all else has fired, and changes
// at the tick (decisions G4, W8).

// COUNTER: tick 0: count = 0, odd = false
// COUNTER-NEXT: tick 1: count = 1, odd = true
// COUNTER-NEXT: tick 2: count = 2, odd = false
// COUNTER-NEXT: tick 3: count = 3, odd = true
// LATER-NOT: tick 298
// LATER: {{^}}tick 299: count = 43, odd = true
// What nothing sets is a choice.
// SEED: tick 0: count = [[BEGINS:-?[1-9][0-9]*]],
// SEED-NOT: tick 1: count = 1,
// STEP: seq.compreg.ce in @counter
// STEP-NOT: with
// STEP: %count = 0 : i8
// STEP: seq.compreg.ce in @counter
// STEP: with %next = 1 : i8
// STEP: holds 1 : i8 from the tick on
// TRACE-COUNT-4: "name": "seq.compreg.ce"
hw.module @counter(in %clk : !seq.clock, in %rst : i1, in %en : i1, out count : i8, out odd : i1) {
  %zero = hw.constant 0 : i8
  %one = hw.constant 1 : i8
  %next = comb.add %count, %one : i8
  %count = seq.compreg.ce %next, %clk, %en reset %rst, %zero : i8
  %odd = comb.extract %count from 0 : (i8) -> i1
  hw.output %count, %odd : i8, i1
}

// One that is reset at once shows it in the same tick, the other in the next.
// RESETS: tick 0: at_once = 7, at_tick = 7
// RESETS-NEXT: tick 1: at_once = 1, at_tick = 1
// RESETS-NEXT: tick 2: at_once = 5, at_tick = 2
// RESETS-NEXT: tick 3: at_once = 5, at_tick = 5
// RESETS-NEXT: tick 4: at_once = 4, at_tick = 4
hw.module @resets(in %d : i8, in %clk : !seq.clock, in %rst : i1, out at_once : i8, out at_tick : i8) {
  %five = hw.constant 5 : i8
  %a = seq.firreg %d clock %clk reset async %rst, %five preset 7 : i8
  %b = seq.firreg %d clock %clk reset sync %rst, %five preset 7 : i8
  hw.output %a, %b : i8, i8
}

// SWAP: tick 0: a = 1, b = 2
// SWAP-NEXT: tick 1: a = 2, b = 1
// SWAP-NEXT: tick 2: a = 1, b = 2
hw.module @swap(in %clk : !seq.clock, out a : i8, out b : i8) {
  %a = seq.firreg %b clock %clk preset 1 : i8
  %b = seq.firreg %a clock %clk preset 2 : i8
  hw.output %a, %b : i8, i8
}

// BEGUN: tick 0: a = 42, b = 42
// BEGUN-NEXT: tick 1: a = 43, b = 42
hw.module @begun(in %clk : !seq.clock, out a : i8, out b : i8) {
  %begin = seq.initial() {
    %c = hw.constant 42 : i8
    seq.yield %c : i8
  } : () -> !seq.immutable<i8>
  %one = hw.constant 1 : i8
  %next = comb.add %a, %one : i8
  %a = seq.compreg %next, %clk initial %begin : i8
  %b = seq.from_immutable %begin : (!seq.immutable<i8>) -> i8
  hw.output %a, %b : i8, i8
}

// POISON: tick 0: a = 0, b = poison
// POISON-NEXT: tick 1: a = poison, b = poison
hw.module @poisoned(in %clk : !seq.clock, in %en : i1, out a : i8, out b : i1) {
  %a = seq.compreg.ce %a, %clk, %en : i8
  hw.output %a, %en : i8, i1
}

// OUTSIDE: ticks.mlir:[[@LINE+4]]:8: error: unsupported: 'seq.compreg': it holds state, which is for graph regions
func.func @outside() -> i8 {
  %clk = seq.const_clock low
  %d = hw.constant 1 : i8
  %a = seq.compreg %d, %clk : i8
  return %a : i8
}
