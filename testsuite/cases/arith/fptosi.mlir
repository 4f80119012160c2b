// RUN: mlir-interp run %s | FileCheck %s
// Toward zero; what does not fit is poison. DECISIONS.md A9.
func.func @main() -> vector<8xi8> {
  %a = arith.constant dense<[1.9, -1.9, 127.9, 128.0, -128.9, -129.0, 0x7FC00000,
      0x7F800000]> : vector<8xf32>
  // CHECK: dense<[1, -1, 127, poison, -128, poison, poison, poison]> : vector<8xi8>
  %r = arith.fptosi %a : vector<8xf32> to vector<8xi8>
  return %r : vector<8xi8>
}
