// RUN: mlir-interp run %s | FileCheck %s
// The remainder of unsigned numbers.
func.func @main() -> (vector<3xi8>, i8) {
  %a = arith.constant dense<[7, -1, 6]> : vector<3xi8>
  %b = arith.constant dense<[4, 2, -2]> : vector<3xi8>
  %p = ub.poison : i8
  %x = arith.constant -1 : i8
  // CHECK: dense<[3, 1, 6]> : vector<3xi8>
  %r = arith.remui %a, %b : vector<3xi8>
  // CHECK-NEXT: poison : i8
  %poisoned = arith.remui %p, %x : i8
  return %r, %poisoned : vector<3xi8>, i8
}
