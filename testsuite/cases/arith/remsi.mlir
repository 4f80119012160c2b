// RUN: mlir-interp run %s | FileCheck %s
// The remainder has the dividend's sign.
func.func @main() -> (vector<4xi8>, i8) {
  %a = arith.constant dense<[7, -7, 7, -7]> : vector<4xi8>
  %b = arith.constant dense<[2, 2, -2, -2]> : vector<4xi8>
  %p = ub.poison : i8
  %two = arith.constant 2 : i8
  // CHECK: dense<[1, -1, 1, -1]> : vector<4xi8>
  %r = arith.remsi %a, %b : vector<4xi8>
  // CHECK-NEXT: poison : i8
  %poisoned = arith.remsi %p, %two : i8
  return %r, %poisoned : vector<4xi8>, i8
}
