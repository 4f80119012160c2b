// RUN: mlir-interp run %s | FileCheck %s
// Toward zero; what does not fit is poison, -0.9 does. DECISIONS.md A9.
func.func @main() -> vector<6xi8> {
  %a = arith.constant dense<[1.9, -0.9, 255.9, 256.0, -1.0, 0x7FC00000]> : vector<6xf32>
  // CHECK: dense<[1, 0, -1, poison, poison, poison]> : vector<6xi8>
  %r = arith.fptoui %a : vector<6xf32> to vector<6xi8>
  return %r : vector<6xi8>
}
