// RUN: mlir-interp run %s -e well --tick=9 | FileCheck %s --match-full-lines
// RUN: not mlir-interp run %s -e badly --tick=9 2>&1 | FileCheck %s --check-prefix=BADLY
// RUN: mlir-interp run %s -e pause --tick=9 | FileCheck %s --check-prefix=PAUSE
// RUN: not mlir-interp run %s -e nowhere 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: mlir-interp print %s | mlir-interp print - | FileCheck %s --check-prefix=SYNTAX
// A simulation ends well, and no tick follows, or in a trap (decision W13).

// CHECK: tick 0: n = 0
// CHECK-NEXT: tick 1: n = 1
// CHECK-NEXT: tick 2: n = 2
// CHECK-NEXT: last
// CHECK-NOT: tick 3
// SYNTAX: sim.clocked_terminate %clk, %{{.*}}, success, verbose
hw.module @well(in %clk : !seq.clock, out n : i2) {
  %n = seq.firreg %next clock %clk preset 0 : i2
  %one = hw.constant 1 : i2
  %two = hw.constant 2 : i2
  %next = comb.add %n, %one : i2
  %end = comb.icmp eq %n, %two : i2
  sim.clocked_terminate %clk, %end, success, verbose
  %text = sim.fmt.literal "last\0A"
  sim.print %text on %clk if %end
  hw.output %n : i2
}
hw.module @badly(in %clk : !seq.clock) {
  sim.triggered %clk {
    // BADLY: ends.mlir:[[@LINE+2]]:5: error: the program stopped itself: the simulation ends with a failure
    // SYNTAX: sim.terminate failure, quiet
    sim.terminate failure, quiet
  }
}
// PAUSE: tick 0: b = true
// PAUSE-NOT: tick 1
// SYNTAX: sim.clocked_pause %clk, %{{.*}}, quiet
// SYNTAX: sim.pause verbose
hw.module @pause(in %clk : !seq.clock, out b : i1) {
  %true = hw.constant true
  sim.clocked_pause %clk, %true, quiet
  sim.triggered %clk {
    sim.pause verbose
  }
  hw.output %true : i1
}
func.func @nowhere() {
  // NOWHERE: ends.mlir:[[@LINE+1]]:3: error: unsupported: {{.*}}the end of a simulation where none runs
  sim.terminate success, quiet
  return
}
