// RUN: mlir-interp run %s | FileCheck %s
// The remainder has the dividend's sign. Every one fits, so that poison by -1 is not undefined
// (DECISIONS.md A1).
func.func @main() -> (vector<4xi8>, i8, i8) {
  %a = arith.constant dense<[7, -7, 7, -7]> : vector<4xi8>
  %b = arith.constant dense<[2, 2, -2, -2]> : vector<4xi8>
  %p = ub.poison : i8
  %two = arith.constant 2 : i8
  %minus = arith.constant -1 : i8
  // CHECK: dense<[1, -1, 1, -1]> : vector<4xi8>
  %r = arith.remsi %a, %b : vector<4xi8>
  // CHECK-NEXT: poison : i8
  %poisoned = arith.remsi %p, %two : i8
  // CHECK-NEXT: poison : i8
  %by_minus_one = arith.remsi %p, %minus : i8
  return %r, %poisoned, %by_minus_one : vector<4xi8>, i8, i8
}
