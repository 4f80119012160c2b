// RUN: mlir-interp run %s -e edges --drive %S/Inputs/triggers | FileCheck %s --match-full-lines
// RUN: not mlir-interp run %s -e poisoned 2>&1 | FileCheck %s --check-prefix=POISON
// An edge has something before it; inputs are the arguments of what is done (decision W12).

// CHECK: tick 0: o = 7
// CHECK-NEXT: any 8
// CHECK-NEXT: down 8
// CHECK-NEXT: tick 1: o = 8
// CHECK-NEXT: tick 2: o = 9
// CHECK-NEXT: up 10
// CHECK-NEXT: any 10
// CHECK-NEXT: tick 3: o = 10
hw.module @edges(in %clk : !seq.clock, in %s : i1, in %v : i8, out o : i8) {
  hw.triggered posedge %s(%v) : i8 {
  ^bb0(%w : i8):
    %what = sim.fmt.literal "up "
    %number = sim.fmt.dec %w specifierWidth 0 : i8
    %end = sim.fmt.literal "\0A"
    %line = sim.fmt.concat (%what, %number, %end)
    sim.proc.print %line
  }
  hw.triggered edge %s(%v) : i8 {
  ^bb0(%w : i8):
    %what = sim.fmt.literal "any "
    %number = sim.fmt.dec %w specifierWidth 0 : i8
    %end = sim.fmt.literal "\0A"
    %line = sim.fmt.concat (%what, %number, %end)
    sim.proc.print %line
  }
  hw.triggered negedge %s(%v) : i8 {
  ^bb0(%w : i8):
    %what = sim.fmt.literal "down "
    %number = sim.fmt.dec %w specifierWidth 0 : i8
    %end = sim.fmt.literal "\0A"
    %line = sim.fmt.concat (%what, %number, %end)
    sim.proc.print %line
  }
  hw.output %v : i8
}
hw.module @poisoned(in %clk : !seq.clock) {
  %p = ub.poison : i1
  // POISON: triggered.mlir:[[@LINE+1]]:3: error: undefined behaviour: whether it is done is poison
  hw.triggered posedge %p {
  }
}
