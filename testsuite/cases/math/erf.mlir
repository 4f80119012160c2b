// RUN: mlir-interp run %s | FileCheck %s
// Odd, between -1 and 1.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 0.5, -5.0, 0x7F800000]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 0.520499885, -1.000000e+00, 1.000000e+00]> : vector<4xf32>
  %plain = math.erf %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.520499885, -1.000000e+00, 1.000000e+00]> : vector<4xf32>
  %nnan = math.erf %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.520499885, -1.000000e+00, poison]> : vector<4xf32>
  %ninf = math.erf %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
