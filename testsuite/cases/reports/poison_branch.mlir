// RUN: cd %S && not mlir-interp run poison_branch.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// Poison reaches a branch.
func.func @main() {
  %a = arith.constant 1 : i32
  %by = arith.constant 32 : i32
  %shifted = arith.shli %a, %by : i32
  %zero = arith.constant 0 : i32
  %c = arith.cmpi eq, %shifted, %zero : i32
  scf.if %c {
  }
  return
}

// CHECK:poison_branch.mlir:10:3: error: undefined behaviour: the operand 'condition' is poison
// CHECK-NEXT:  scf.if %c {
// CHECK-NEXT:  ^
// CHECK-NEXT:poison_branch.mlir:10:3: note: in 'scf.if', with %c = poison : i1
// CHECK-NEXT:poison_branch.mlir:7:14: note: the poison was born here: the shift amount is not less than the width
// CHECK-NEXT:  %shifted = arith.shli %a, %by : i32
// CHECK-NEXT:             ^
// CHECK-NEXT:poison_branch.mlir:9:8: note: it went through 'arith.cmpi' here
// CHECK-NEXT:  %c = arith.cmpi eq, %shifted, %zero : i32
// CHECK-NEXT:       ^
// CHECK-NEXT:note: the rule is decision S3: {{.*}}mlir-interp explain S3
// CHECK-NOT:{{.}}
