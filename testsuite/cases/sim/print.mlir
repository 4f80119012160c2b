// RUN: mlir-interp run %s -e prints --drive %S/Inputs/drive | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mlir-interp run %s -e texts --args '-1' | FileCheck %s --check-prefix=TEXT --match-full-lines --strict-whitespace
// RUN: mlir-interp run %s -e top --tick=2 | FileCheck %s --check-prefix=PATH
// What is there before registers change is printed, behind the outputs; first what stands first (decision W12).

// CHECK:tick 0: q = 0
// CHECK-NEXT:  0 at 0
// CHECK-NEXT:tick 1: q = 1
// CHECK-NEXT:tick 2: q = 2
// CHECK-NEXT:  2 at 2
// CHECK-NEXT:again
// CHECK-NOT:again
hw.module @prints(in %clk : !seq.clock, in %on : i1, out q : i8) {
  %one = hw.constant 1 : i8
  %two = hw.constant 2 : i8
  %next = comb.add %q, %one : i8
  %q = seq.compreg %next, %clk initial %start : i8
  %start = seq.initial() {
    %zero = hw.constant 0 : i8
    seq.yield %zero : i8
  } : () -> !seq.immutable<i8>
  %number = sim.fmt.dec %q : i8
  %at = sim.fmt.literal " at "
  %time = sim.fmt.current_time
  %end = sim.fmt.literal "\0A"
  %line = sim.fmt.concat (%number, %at, %time, %end)
  sim.print %line on %clk if %on
  %again = sim.fmt.literal "again\0A"
  %is_two = comb.icmp eq %q, %two : i8
  sim.triggered %clk if %is_two {
    sim.proc.print %again
  }
  hw.output %q : i8
}

// TEXT:ff FF   ff|ff   |377|11111111|255| -1|255|**-1|-1  |1|{{.*}}|ÿ|
hw.module @texts(in %clk : !seq.clock, in %v : i8) {
  %true = hw.constant true
  %bar = sim.fmt.literal "|"
  %blank = sim.fmt.literal " "
  %end = sim.fmt.literal "\0A"
  %low = sim.fmt.hex %v, isUpper false : i8
  %high = sim.fmt.hex %v, isUpper true : i8
  %wide = sim.fmt.hex %v, isUpper false paddingChar 32 specifierWidth 5 : i8
  %left = sim.fmt.hex %v, isUpper false isLeftAligned true specifierWidth 5 : i8
  %oct = sim.fmt.oct %v : i8
  %bin = sim.fmt.bin %v : i8
  %dec = sim.fmt.dec %v : i8
  %sdec = sim.fmt.dec %v paddingChar 32 specifierWidth 3 signed : i8
  %dec0 = sim.fmt.dec %v specifierWidth 0 : i8
  %stars = sim.fmt.dec %v paddingChar 42 signed : i8
  %to_left = sim.fmt.dec %v isLeftAligned true paddingChar 42 signed : i8
  %bit = comb.extract %v from 3 : (i8) -> i1
  %one = sim.fmt.dec %bit : i1
  %wider = comb.concat %v, %v : i8, i8
  %open = sim.fmt.char %wider : i16
  %char = sim.fmt.char %v : i8
  %all = sim.fmt.concat (%low, %blank, %high, %wide, %bar, %left, %bar, %oct, %bar, %bin, %bar, %dec, %bar, %sdec, %bar, %dec0, %bar, %stars, %bar, %to_left, %bar, %one, %bar, %open, %bar, %char, %bar, %end)
  %out = sim.stdout_stream
  sim.print %all on %clk if %true to %out
}

// PATH: top.a
// PATH-NEXT: top.b
// PATH-NEXT: top.a
// PATH-NEXT: top.b
hw.module private @leaf(in %clk : !seq.clock) {
  %true = hw.constant true
  %path = sim.fmt.hier_path escaped
  %end = sim.fmt.literal "\0A"
  %line = sim.fmt.concat (%path, %end)
  %err = sim.stderr_stream
  sim.print %line on %clk if %true to %err
}
hw.module @top(in %clk : !seq.clock) {
  hw.instance "a" @leaf(clk: %clk: !seq.clock) -> ()
  hw.instance "b" @leaf(clk: %clk: !seq.clock) -> ()
}
