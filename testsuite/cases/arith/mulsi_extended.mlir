// RUN: mlir-interp run %s | FileCheck %s
// Both halves of the signed product.
func.func @main() -> (vector<4xi8>, vector<4xi8>, i1, i1) {
  %a = arith.constant dense<[3, -128, -1, 127]> : vector<4xi8>
  %b = arith.constant dense<[-5, -128, -1, 127]> : vector<4xi8>
  %t = arith.constant true
  // CHECK: dense<[-15, 0, 1, 1]> : vector<4xi8>
  // CHECK-NEXT: dense<[-1, 64, 0, 63]> : vector<4xi8>
  %low, %high = arith.mulsi_extended %a, %b : vector<4xi8>
  // -1 * -1 is 1, in two bits 01.
  // CHECK-NEXT: true : i1
  // CHECK-NEXT: false : i1
  %l, %h = arith.mulsi_extended %t, %t : i1
  return %low, %high, %l, %h : vector<4xi8>, vector<4xi8>, i1, i1
}
