// RUN: cd %S && not mlir-interp run step.mlir --args 0 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A loop whose step is not positive.
func.func @main(%step: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %step {
  }
  return
}

// CHECK:step.mlir:7:3: error: undefined behaviour: the step of a loop must be positive
// CHECK-NEXT:  scf.for %i = %c0 to %c4 step %step {
// CHECK-NEXT:  ^
// CHECK-NEXT:step.mlir:7:3: note: in 'scf.for', with %c0 = 0 : index, %c4 = 4 : index, %step = 0 : index
// CHECK-NEXT:step.mlir:4:1: note: in @main, the entry, called with %step = 0 : index
// CHECK-NEXT:func.func @main(%step: index) {
// CHECK-NEXT:^
// CHECK-NEXT:note: the rule is decision S2: {{.*}}mlir-interp explain S2
// CHECK-NOT:{{.}}
