// RUN: cd %S && not mlir-interp run division_by_zero.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A division by zero.
func.func @main() -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 0 : i32
  %q = arith.divui %a, %b : i32
  return %q : i32
}

// CHECK:division_by_zero.mlir:7:8: error: undefined behaviour: the divisor is zero
// CHECK-NEXT:  %q = arith.divui %a, %b : i32
// CHECK-NEXT:       ^
// CHECK-NEXT:division_by_zero.mlir:7:8: note: in 'arith.divui', with %a = 1 : i32, %b = 0 : i32
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain arith.divui
// CHECK-NOT:{{.}}
