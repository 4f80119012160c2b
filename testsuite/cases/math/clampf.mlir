// RUN: mlir-interp run %s | FileCheck %s
// max(min(value, min), max), as the document has it: with min below max that is max.
// NaN and the signs of zeros are those of maximumf and minimumf. DECISIONS.md A3.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %v = arith.constant dense<[5.0, -5.0, 0.5, 0x7FC00000]> : vector<4xf32>
  %lo = arith.constant dense<[1.0, 1.0, 1.0, 1.0]> : vector<4xf32>
  %hi = arith.constant dense<[2.0, 2.0, 2.0, 2.0]> : vector<4xf32>
  // CHECK: dense<[2.000000e+00, 2.000000e+00, 2.000000e+00, 0x7FC00000]> : vector<4xf32>
  %literal = math.clampf %v to [%lo, %hi] : vector<4xf32>
  // CHECK-NEXT: dense<[2.000000e+00, 1.000000e+00, 1.000000e+00, 0x7FC00000]> : vector<4xf32>
  %turned = math.clampf %v to [%hi, %lo] : vector<4xf32>
  // CHECK-NEXT: dense<[2.000000e+00, 1.000000e+00, 1.000000e+00, poison]> : vector<4xf32>
  %nnan = math.clampf %v to [%hi, %lo] fastmath<nnan> : vector<4xf32>
  return %literal, %turned, %nnan : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
