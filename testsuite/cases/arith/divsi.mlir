// RUN: mlir-interp run %s | FileCheck %s
// Quotients go toward zero; exact makes poison of those with a remainder. A poison dividend
// makes poison where the divisor is not -1.
func.func @main() -> (vector<4xi8>, vector<4xi8>, i8) {
  %a = arith.constant dense<[7, -7, 7, -128]> : vector<4xi8>
  %b = arith.constant dense<[2, 2, -2, 1]> : vector<4xi8>
  %p = ub.poison : i8
  %two = arith.constant 2 : i8
  // CHECK: dense<[3, -3, -3, -128]> : vector<4xi8>
  %plain = arith.divsi %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[poison, poison, poison, -128]> : vector<4xi8>
  %exact = arith.divsi %a, %b exact : vector<4xi8>
  // CHECK-NEXT: poison : i8
  %poisoned = arith.divsi %p, %two : i8
  return %plain, %exact, %poisoned : vector<4xi8>, vector<4xi8>, i8
}
