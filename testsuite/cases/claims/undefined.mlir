// RUN: echo '@main %one = 2' > %t.claims
// RUN: not mlir-interp run --claims-from=%t.claims %s 2>&1 | FileCheck %s
// Of a run that is undefined no compiler says anything: its end is told, and no claim is broken.
// CHECK-NOT: a claim is broken
// CHECK: error: undefined behaviour: the divisor is zero
// CHECK: claims: constant: 1, 1 of them held against 1 value, 1 broken
// CHECK: claims: the run is undefined, of which claims say nothing
func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %r = arith.divui %one, %zero : i32
  return %r : i32
}
