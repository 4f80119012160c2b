// RUN: mlir-interp run %s | tr -s 0 | FileCheck %s
// RUN: mlir-interp run %s | wc -c | FileCheck %s --check-prefix=COUNT
// RUN: not mlir-interp run %s -e wide --max-memory=1000000 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not mlir-interp run %s -e precise --max-memory=1000000 2>&1 | FileCheck %s --check-prefix=PRECISE
// More digits than a float can have are zeros, and limits hold before a text is made.
func.func @main() {
  %x = arith.constant 4.25 : f64
  %inf = arith.constant 0x7FF0000000000000 : f64
  // CHECK: 4.250!4.250e+0!inf!
  // COUNT: {{^}}33019{{$}}
  %a = sim.fmt.flt %x fracDigits 16502 : f64
  %b = sim.fmt.exp %x fracDigits 16503 : f64
  %c = sim.fmt.flt %inf fracDigits 16503 : f64
  %end = sim.fmt.literal "!"
  sim.proc.print %a
  sim.proc.print %end
  sim.proc.print %b
  sim.proc.print %end
  sim.proc.print %c
  sim.proc.print %end
  return
}
func.func @wide() {
  %s = sim.string.literal "42"
  // WIDE: limit reached: no memory is left for a text of 2147483645 characters
  %a = sim.fmt.string %s specifierWidth 2147483647 : !sim.dstring
  sim.proc.print %a
  return
}
func.func @precise() {
  %x = arith.constant 4.25 : f64
  // PRECISE: limit reached: no memory is left for a text of 2147483647 characters
  %a = sim.fmt.exp %x fracDigits 2147483647 : f64
  sim.proc.print %a
  return
}
