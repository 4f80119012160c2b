// RUN: cd %S && not mlir-interp run poison_divisor.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// Poison reaches an operand that may not be zero.
func.func @main() -> i32 {
  %a = arith.constant 1 : i32
  %p = ub.poison : i32
  %q = arith.divui %a, %p : i32
  return %q : i32
}

// CHECK:poison_divisor.mlir:7:8: error: undefined behaviour: the operand 'rhs' is poison
// CHECK-NEXT:  %q = arith.divui %a, %p : i32
// CHECK-NEXT:       ^
// CHECK-NEXT:poison_divisor.mlir:7:8: note: in 'arith.divui', with %a = 1 : i32, %p = poison : i32
// CHECK-NEXT:poison_divisor.mlir:6:8: note: the poison was born here: ub.poison makes it
// CHECK-NEXT:  %p = ub.poison : i32
// CHECK-NEXT:       ^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain arith.divui
// CHECK-NOT:{{.}}
