// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --strict-whitespace
// RUN: mlir-interp run %s 2> /dev/null; test $? -eq 4
// The whole report: what, where, with which values, and where the poison came from.
func.func @main() {
  %max = arith.constant 127 : i8
  %one = arith.constant 1 : i8
  %sum = arith.addi %max, %one overflow<nsw> : i8
  %zero = arith.constant 0 : i8
  %c = arith.cmpi eq, %sum, %zero : i8
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}
// CHECK: {{.*}}cond_br.mlir:10:3: error: undefined behaviour: the operand 'condition' is poison
// CHECK-NEXT:   cf.cond_br %c, ^a, ^b
// CHECK-NEXT:   ^
// CHECK-NEXT: {{.*}}cond_br.mlir:10:3: note: in 'cf.cond_br', with %c = poison : i1
// CHECK-NEXT: {{.*}}cond_br.mlir:7:10: note: the poison was born here: the signed result does not fit, which nsw excludes
// CHECK-NEXT:   %sum = arith.addi %max, %one overflow<nsw> : i8
// CHECK-NEXT:          ^
// CHECK-NEXT: {{.*}}cond_br.mlir:9:8: note: it went through 'arith.cmpi' here
// CHECK-NEXT:   %c = arith.cmpi eq, %sum, %zero : i8
// CHECK-NEXT:        ^
// CHECK-NEXT: note: the rule is in the operation's document: {{.*}}mlir-interp explain cf.cond_br
// CHECK-NOT: {{.}}
