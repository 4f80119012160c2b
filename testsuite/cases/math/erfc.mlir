// RUN: mlir-interp run %s | FileCheck %s
// Exact where 1 - erf would be zero.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[0.0, 0.5, 9.0, 0xFF800000]> : vector<4xf32>
  // CHECK: dense<[1.000000e+00, 0.479500115, 4.13703171E-37, 2.000000e+00]> : vector<4xf32>
  %plain = math.erfc %a : vector<4xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 0.479500115, 4.13703171E-37, 2.000000e+00]> : vector<4xf32>
  %nnan = math.erfc %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 0.479500115, 4.13703171E-37, poison]> : vector<4xf32>
  %ninf = math.erfc %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
