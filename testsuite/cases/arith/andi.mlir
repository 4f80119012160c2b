// RUN: mlir-interp run %s | FileCheck %s
// Bits set in both.
func.func @main() -> vector<3xi8> {
  %a = arith.constant dense<[12, -1, 0]> : vector<3xi8>
  %b = arith.constant dense<[10, 5, 3]> : vector<3xi8>
  // CHECK: dense<[8, 5, 0]> : vector<3xi8>
  %r = arith.andi %a, %b : vector<3xi8>
  return %r : vector<3xi8>
}
