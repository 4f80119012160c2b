// RUN: not mlir-interp run %s -e text 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not mlir-interp run %s -e condition 2>&1 | FileCheck %s --check-prefix=CONDITION
// RUN: mlir-interp run %s -e quiet | FileCheck %s --check-prefix=QUIET --allow-empty
// RUN: not mlir-interp run %s -e file 2>&1 | FileCheck %s --check-prefix=FILE
// A text made of poison is poison, and must not be printed (decision W12); files are unsupported.

hw.module @text(in %clk : !seq.clock) {
  %true = hw.constant true
  %p = ub.poison : i8
  %t = sim.fmt.dec %p : i8
  // TEXT: poison.mlir:[[@LINE+1]]:3: error: undefined behaviour: the text that is printed is poison
  sim.print %t on %clk if %true
}
hw.module @condition(in %clk : !seq.clock) {
  %p = ub.poison : i1
  %t = sim.fmt.literal "never"
  // CONDITION: poison.mlir:[[@LINE+1]]:3: error: undefined behaviour: whether it is done is poison
  sim.print %t on %clk if %p
}
// QUIET-NOT: {{.}}
hw.module @quiet(in %clk : !seq.clock) {
  %false = hw.constant false
  %p = ub.poison : i8
  %t = sim.fmt.dec %p : i8
  sim.print %t on %clk if %false
}
hw.module @file(in %clk : !seq.clock) {
  %t = sim.fmt.literal "name"
  sim.triggered %clk {
    // FILE: poison.mlir:[[@LINE+1]]:10: error: unsupported: {{.*}}sim.get_file
    %s = sim.get_file %t
  }
}
