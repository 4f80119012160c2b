// RUN: mlir-interp run %s | FileCheck %s
// Quotients of unsigned numbers go upward.
func.func @main() -> (vector<4xi8>, i8) {
  %a = arith.constant dense<[7, 6, 0, -1]> : vector<4xi8>
  %b = arith.constant dense<[2, -2, 5, 2]> : vector<4xi8>
  %p = ub.poison : i8
  %x = arith.constant -1 : i8
  // CHECK: dense<[4, 1, 0, -128]> : vector<4xi8>
  %r = arith.ceildivui %a, %b : vector<4xi8>
  // CHECK-NEXT: poison : i8
  %poisoned = arith.ceildivui %p, %x : i8
  return %r, %poisoned : vector<4xi8>, i8
}
