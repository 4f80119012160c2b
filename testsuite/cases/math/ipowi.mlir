// RUN: mlir-interp run %s | FileCheck %s
// The power wraps around; to a negative power only 1 and -1 give
// anything but 0. DECISIONS.md A5.
func.func @main() -> (vector<6xi8>, i8, i8, i8) {
  %a = arith.constant dense<[3, 2, 1, -1, -1, 5]> : vector<6xi8>
  %n = arith.constant dense<[4, 8, -5, -3, -4, -1]> : vector<6xi8>
  %p = ub.poison : i8
  %two = arith.constant 2 : i8
  %zero = arith.constant 0 : i8
  // CHECK: dense<[81, 0, 1, -1, 1, 0]> : vector<6xi8>
  %r = math.ipowi %a, %n : vector<6xi8>
  // CHECK-NEXT: 1 : i8
  %one = math.ipowi %zero, %zero : i8
  // Poison does no more harm than that where the operands cannot be zero and negative.
  // CHECK-NEXT: poison : i8
  %base = math.ipowi %p, %two : i8
  // CHECK-NEXT: poison : i8
  %exponent = math.ipowi %two, %p : i8
  return %r, %one, %base, %exponent : vector<6xi8>, i8, i8, i8
}
