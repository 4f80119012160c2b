// RUN: mlir-interp run %s | FileCheck %s --match-full-lines --strict-whitespace
// As C's printf writes them, of any format (decision W12).

// CHECK:[1.234568e+02|   123.5|123.46  |0.1|1.5e+10|3.2031]
func.func @main() {
  %f = arith.constant 123.456789 : f64
  %tenth = arith.constant 0.1 : f64
  %large = arith.constant 1.5e10 : f64
  %half = arith.constant 3.204 : bf16
  %open = sim.fmt.literal "["
  %bar = sim.fmt.literal "|"
  %close = sim.fmt.literal "]\0A"
  %exp = sim.fmt.exp %f : f64
  %right = sim.fmt.flt %f fieldWidth 8 fracDigits 1 : f64
  %left = sim.fmt.gen %f isLeftAligned true fieldWidth 8 fracDigits 5 : f64
  %small = sim.fmt.gen %tenth : f64
  %big = sim.fmt.gen %large : f64
  %rounded = sim.fmt.flt %half fracDigits 4 : bf16
  %line = sim.fmt.concat (%open, %exp, %bar, %right, %bar, %left, %bar, %small, %bar, %big, %bar, %rounded, %close)
  sim.proc.print %line
  return
}
