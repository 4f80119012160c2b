// RUN: mlir-interp run %s | FileCheck %s
// NaN below 1.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[1.0, 2.0, 0.5, 0x7F800000]> : vector<4xf32>
  // CHECK: dense<[0.000000e+00, 1.31695795, 0x7FC00000, 0x7F800000]> : vector<4xf32>
  %plain = math.acosh %a : vector<4xf32>
  // CHECK-NEXT: dense<[0.000000e+00, 1.31695795, poison, 0x7F800000]> : vector<4xf32>
  %nnan = math.acosh %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[0.000000e+00, 1.31695795, 0x7FC00000, poison]> : vector<4xf32>
  %ninf = math.acosh %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
