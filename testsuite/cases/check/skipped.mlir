// RUN: mlir-interp check %s --entry=some --inputs=100 | FileCheck %s
// RUN: mlir-interp check %s --entry=spin --max-steps=10000 -O0 -O2 | FileCheck %s --check-prefix=SPIN
// RUN: mlir-interp check %s --entry=spin --max-steps=10000 --json | FileCheck %s --check-prefix=JSON
// What is said of a function is no more than was compared; a command shows the first input that was
// not, and why.

// CHECK: @some: 100 inputs, [[N:[0-9]+]] undefined: {{[0-9]+}} compared, all equal
// CHECK-NEXT: first undefined: undefined behaviour: the divisor is zero
// CHECK-NEXT: mlir-interp run {{.*}}skipped.mlir -e some --args='{{[-0-9]+}} : i8, 0 : i8'
// CHECK: 1 function, 100 inputs
func.func @some(%a: i8, %b: i8) -> i8 {
  %0 = arith.divui %a, %b : i8
  return %0 : i8
}

// Two levels, and one function.
// SPIN: @spin: all 16 inputs, 8 over a limit: 8 compared, no counterexample
// SPIN-NEXT: first skipped: limit reached: more than 10000 operations were executed (--max-steps)
// SPIN-NEXT: mlir-interp run {{.*}}skipped.mlir -e spin --args='-8 : i4' --max-steps=10000
// SPIN: llvm -O0 1 16 8
// SPIN-NEXT: llvm -O2 1 16 8
// SPIN-NEXT: {{^}}1 function, 16 inputs
// JSON: "first_skipped": {"args": "-8 : i4", "why": "limit reached
func.func @spin(%n: i4) {
  %zero = arith.constant 0 : i4
  %again = arith.cmpi slt, %n, %zero : i4
  cf.br ^loop
^loop:
  cf.cond_br %again, ^loop, ^end
^end:
  return
}
