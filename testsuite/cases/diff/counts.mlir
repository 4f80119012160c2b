// RUN: mlir-interp diff %s --passes=canonicalize,cse --max-steps=2000 | FileCheck %s
// RUN: mlir-interp diff %s --passes=canonicalize,cse --max-steps=2000 --json | FileCheck %s --check-prefix=JSON
// A function is one, however many passes it goes through, and so are its inputs; what was not
// compared is not said to refine, and the first input of each kind is told with a command.

// CHECK: no counterexample in {{[0-9]+}} inputs: 2 functions, {{[0-9]+}} inputs ({{[0-9]+}} undefined in the source, {{[0-9]+}} skipped)
// CHECK-NEXT: first undefined in the source: undefined behaviour: the divisor is zero
// CHECK-NEXT: mlir-interp run {{.*}}counts.mlir -e quotient --args='{{[-0-9]+}} : i8, 0 : i8'
// CHECK-NEXT: first skipped: limit reached
// CHECK-NEXT: mlir-interp run {{.*}}counts.mlir -e spin --args='-8 : i4' --max-steps=2000
// JSON: "functions": 2,
// JSON: "first_undefined": {"function": "quotient", "args": "{{[-0-9]+}} : i8, 0 : i8", "why": "undefined behaviour: the divisor is zero"}
// JSON: "first_skipped": {"function": "spin", "args": "-8 : i4", "why": {{.*}}, "max_steps": 2000}
func.func @quotient(%a: i8, %b: i8) -> (i8, i8) {
  %zero = arith.constant 0 : i8
  %same = arith.addi %a, %zero : i8
  %0 = arith.divui %same, %b : i8
  %1 = arith.divui %same, %b : i8
  return %0, %1 : i8, i8
}

func.func @spin(%n: i4) -> i4 {
  %zero = arith.constant 0 : i4
  %sum = arith.addi %n, %n : i4
  %again = arith.addi %n, %n : i4
  %less = arith.cmpi slt, %n, %zero : i4
  cf.br ^loop
^loop:
  cf.cond_br %less, ^loop, ^end
^end:
  %r = arith.addi %sum, %again : i4
  return %r : i4
}
