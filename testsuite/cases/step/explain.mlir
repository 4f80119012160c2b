// explain says what the current operation means, or one that is named.
// RUN: printf 'explain\nstep\nexplain\nexplain ub.poison\nexplain llvm.udiv\nexplain complex.mul\n' | mlir-interp step %s | FileCheck %s
// CHECK: (step) explain
// CHECK-NEXT: arith.constant: {{.+}}
// CHECK: (step) step
// CHECK: (step) explain
// CHECK-NEXT: arith.divsi: {{.+}}
// CHECK: Undefined behaviour
// CHECK: (step) explain ub.poison
// CHECK-NEXT: ub.poison: {{.+}}
// CHECK: Poison
// CHECK: (step) explain llvm.udiv
// CHECK: Means the same as
// CHECK-NEXT: arith.divui
// CHECK: (step) explain complex.mul
// CHECK: Means{{$}}
// CHECK-NEXT: {{.*}}complex.re
func.func @main() -> i32 {
  %c = arith.constant 7 : i32
  %d = arith.divsi %c, %c : i32
  return %d : i32
}
