// RUN: mlir-interp run %s | FileCheck %s
// The greater, read as signed.
func.func @main() -> vector<3xi8> {
  %a = arith.constant dense<[1, -1, -128]> : vector<3xi8>
  %b = arith.constant dense<[-1, 0, 127]> : vector<3xi8>
  // CHECK: dense<[1, 0, 127]> : vector<3xi8>
  %r = arith.maxsi %a, %b : vector<3xi8>
  return %r : vector<3xi8>
}
