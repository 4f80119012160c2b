// RUN: mlir-interp run %s | FileCheck %s
// Quotients go upward.
func.func @main() -> (vector<5xi8>, i8) {
  %a = arith.constant dense<[7, 7, -7, -7, 6]> : vector<5xi8>
  %b = arith.constant dense<[2, -2, 2, -2, 3]> : vector<5xi8>
  %p = ub.poison : i8
  %two = arith.constant 2 : i8
  // CHECK: dense<[4, -3, -3, 4, 2]> : vector<5xi8>
  %r = arith.ceildivsi %a, %b : vector<5xi8>
  // CHECK-NEXT: poison : i8
  %poisoned = arith.ceildivsi %p, %two : i8
  return %r, %poisoned : vector<5xi8>, i8
}
