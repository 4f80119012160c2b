// RUN: mlir-interp run %s | FileCheck %s
// Exact near zero.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 1.0e-05, 1.0, 0xFF800000]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 1.00000498E-5, 1.71828187, -1.000000e+00]> : vector<4xf32>
  %plain = math.expm1 %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 1.00000498E-5, 1.71828187, -1.000000e+00]> : vector<4xf32>
  %nnan = math.expm1 %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 1.00000498E-5, 1.71828187, poison]> : vector<4xf32>
  %ninf = math.expm1 %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
