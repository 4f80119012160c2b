// RUN: mlir-interp run %s | FileCheck %s
// Quotients of unsigned numbers; exact makes poison of those with a remainder.
func.func @main() -> (vector<4xi8>, vector<4xi8>, i8) {
  %a = arith.constant dense<[7, -1, 6, -2]> : vector<4xi8>
  %b = arith.constant dense<[2, 2, -2, 2]> : vector<4xi8>
  %p = ub.poison : i8
  %x = arith.constant -1 : i8
  // CHECK: dense<[3, 127, 0, 127]> : vector<4xi8>
  %plain = arith.divui %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[poison, poison, poison, 127]> : vector<4xi8>
  %exact = arith.divui %a, %b exact : vector<4xi8>
  // CHECK-NEXT: poison : i8
  %poisoned = arith.divui %p, %x : i8
  return %plain, %exact, %poisoned : vector<4xi8>, vector<4xi8>, i8
}
