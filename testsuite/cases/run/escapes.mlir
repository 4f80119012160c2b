// Names and locations are the program's, and may hold what steers a terminal: text of ours shows question marks there.
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=REPORT
// RUN: not mlir-interp run %s -e none 2>&1 | FileCheck %s --check-prefix=NAMES
// RUN: mlir-interp check %s --entry 'clear'$(printf '\033')'[2J'$(printf '\302\233')'31m' | FileCheck %s --check-prefix=CHECKED
// RUN: not mlir-interp diff --opt-cmd='sed s/addi/subi/' %s | FileCheck %s --check-prefix=JUDGED
// RUN: printf 'bt\nn\nn\nn\n' | mlir-interp step %s -e divided | FileCheck %s --check-prefix=STEPPED
// RUN: printf 'bt\nn\n' | mlir-interp step %s -e divided --color=always | grep -v '[[:cntrl:]]\[2J'
// RUN: mlir-interp run %s -e calls --stubs=0 --stats --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=STUBBED
// RUN: mlir-interp run %s -e ports --allow-unregistered-dialect --args=3 | FileCheck %s --check-prefix=PORTS
// RUN: not mlir-interp run %t.$(printf '\033')'[2J' 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: not mlir-interp wo$(printf '\033')rd 2>&1 | FileCheck %s --check-prefix=WORD
// FILE: error: cannot read '{{.*}}.?[2J'
// WORD: error: unknown command 'wo?rd'
func.func @"clear\1B[2J\C2\9B31m"(%x: i8) -> i8 {
  %one = arith.constant 1 : i8
  %r = arith.addi %x, %one : i8
  return %r : i8
}
// NAMES: note: it has @clear?[2J?31m : (i8) -> i8;
// CHECKED: @clear?[2J?31m: all 256 inputs: all equal
// JUDGED: @clear?[2J?31m
func.func @divided() -> i8 {
  %zero = arith.constant 0 : i8
  %r = arith.divui %zero, %zero : i8 loc("bell\07.c":3:4)
  return %r : i8
}
// STEPPED: bell?.c:3:4: error: undefined behaviour: the divisor is zero
func.func @main() -> i8 {
  %r = func.call @divided() : () -> i8
  return %r : i8
}
// REPORT: bell?.c:3:4: error: undefined behaviour: the divisor is zero
func.func private @"out\1B[2J"(i8)
func.func @calls() {
  %one = arith.constant 1 : i8
  // STUBBED: @out?[2J(1 : i8)
  func.call @"out\1B[2J"(%one) : (i8) -> ()
  return
}
hw.module @ports(in %a: i8, out "q\1B[2J": i8) {
  // PORTS: q?[2J = 3
  hw.output %a : i8
}
