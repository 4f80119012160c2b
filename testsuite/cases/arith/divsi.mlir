// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e bit | FileCheck %s --check-prefix=BIT
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

// In one bit the minimum is -1 itself, and its quotient by -1 is the pattern of 1: DECISIONS.md A6.
func.func @bit() -> (i1, i1) {
  %true = arith.constant true
  // BIT: true : i1
  %quotient = arith.divsi %true, %true : i1
  // BIT-NEXT: false : i1
  %rest = arith.remsi %true, %true : i1
  return %quotient, %rest : i1, i1
}
