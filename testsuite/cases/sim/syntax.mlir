// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s
// CHECK-LABEL: hw.module @Prints
hw.module @Prints(in %clk : !seq.clock, in %c : i1, in %v : i8, in %f : f64) {
  // CHECK-NEXT: sim.fmt.literal "v = "
  %0 = sim.fmt.literal "v = "
  // CHECK-NEXT: sim.fmt.hex %v, isUpper true specifierWidth 4 : i8
  %1 = sim.fmt.hex %v, isUpper true specifierWidth 4 : i8
  // CHECK-NEXT: sim.fmt.dec %v isLeftAligned true paddingChar 42 signed : i8
  %2 = sim.fmt.dec %v isLeftAligned true paddingChar 42 signed : i8
  // CHECK-NEXT: sim.fmt.oct %v : i8
  %3 = sim.fmt.oct %v : i8
  // CHECK-NEXT: sim.fmt.bin %v : i8
  %4 = sim.fmt.bin %v : i8
  // CHECK-NEXT: sim.fmt.char %v : i8
  %5 = sim.fmt.char %v : i8
  // CHECK-NEXT: sim.fmt.exp %f fieldWidth 8 fracDigits 2 : f64
  %6 = sim.fmt.exp %f fieldWidth 8 fracDigits 2 : f64
  // CHECK-NEXT: sim.fmt.flt %f : f64
  %7 = sim.fmt.flt %f : f64
  // CHECK-NEXT: sim.fmt.gen %f : f64
  %8 = sim.fmt.gen %f : f64
  // CHECK-NEXT: sim.fmt.current_time
  %9 = sim.fmt.current_time
  // CHECK-NEXT: sim.fmt.hier_path escaped
  %10 = sim.fmt.hier_path escaped
  // CHECK-NEXT: %[[TEXT:.*]] = sim.fmt.concat (%0, %1)
  %11 = sim.fmt.concat (%0, %1)
  // CHECK-NEXT: %[[ERR:.*]] = sim.stderr_stream
  %12 = sim.stderr_stream
  // CHECK-NEXT: sim.stdout_stream
  %13 = sim.stdout_stream
  // CHECK-NEXT: sim.print %[[TEXT]] on %clk if %c to %[[ERR]]
  sim.print %11 on %clk if %c to %12
  // CHECK-NEXT: sim.triggered %clk if %c {
  // CHECK-NEXT: sim.get_file %0
  // CHECK-NEXT: sim.proc.print %[[TEXT]]
  sim.triggered %clk if %c {
    %14 = sim.get_file %0
    sim.proc.print %11
  }
}
