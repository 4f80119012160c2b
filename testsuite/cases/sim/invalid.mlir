// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s

hw.module @Procedure() {
  %0 = sim.fmt.literal "text"
  // expected-error @+1 {{'sim.proc.print' op must not be in a non-procedural region}}
  sim.proc.print %0
}

// -----
hw.module @NoProcedure(in %clk : !seq.clock, in %c : i1) {
  %0 = sim.fmt.literal "text"
  sim.triggered %clk {
    // expected-error @+1 {{'sim.print' op must not be in a procedural region}}
    sim.print %0 on %clk if %c
  }
}

// -----
hw.module @Endless() {
  // expected-error @+1 {{'sim.fmt.concat' op is infinitely recursive.}}
  %0 = sim.fmt.concat (%0)
}
