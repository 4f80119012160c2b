// RUN: not mlir-interp diff %s --opt-cmd='sed s/divui/divsi/' --args='1 : i32, -1 : i32' | FileCheck %s

// An operation that became another of the same types in its place corresponds to that.
// CHECK: 'arith.divui' at {{.*}}departs_in_place.mlir:[[@LINE+3]]
// CHECK-NOT: 'arith.muli' at
func.func @f(%a: i32, %b: i32) -> i32 {
  %q = arith.divui %a, %b : i32
  %r = arith.muli %q, %b : i32
  return %r : i32
}
