// RUN: mlir-interp run %s | FileCheck %s
// Infinite at 1, NaN beyond.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 0.5, -1.0, 2.0]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 0.549306154, 0xFF800000, 0x7FC00000]> : vector<4xf32>
  %plain = math.atanh %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.549306154, 0xFF800000, poison]> : vector<4xf32>
  %nnan = math.atanh %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.549306154, poison, 0x7FC00000]> : vector<4xf32>
  %ninf = math.atanh %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
