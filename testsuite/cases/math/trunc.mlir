// RUN: mlir-interp run %s | FileCheck %s
// Toward zero.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[2.9, -2.9, -0.5, 0x7F800000]> : vector<4xf32>
  // CHECK: dense<[2.000000e+00, -2.000000e+00, -0.000000e+00, 0x7F800000]> : vector<4xf32>
  %plain = math.trunc %a : vector<4xf32>
  // CHECK-NEXT: dense<[2.000000e+00, -2.000000e+00, -0.000000e+00, 0x7F800000]> : vector<4xf32>
  %nnan = math.trunc %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[2.000000e+00, -2.000000e+00, -0.000000e+00, poison]> : vector<4xf32>
  %ninf = math.trunc %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
