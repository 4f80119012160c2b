// RUN: mlir-interp run %s | FileCheck %s
// The sum, and the carry out of it.
func.func @main() -> (vector<3xi8>, vector<3xi1>, i8, i1) {
  %a = arith.constant dense<[1, -1, -128]> : vector<3xi8>
  %b = arith.constant dense<[2, 1, -128]> : vector<3xi8>
  %p = ub.poison : i8
  // CHECK: dense<[3, 0, 0]> : vector<3xi8>
  // CHECK-NEXT: dense<[false, true, true]> : vector<3xi1>
  %sum, %carry = arith.addui_extended %a, %b : vector<3xi8>, vector<3xi1>
  // CHECK-NEXT: poison : i8
  // CHECK-NEXT: poison : i1
  %q, %r = arith.addui_extended %p, %p : i8, i1
  return %sum, %carry, %q, %r : vector<3xi8>, vector<3xi1>, i8, i1
}
