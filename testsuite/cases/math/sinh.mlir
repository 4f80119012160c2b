// RUN: mlir-interp run %s | FileCheck %s
// Odd; infinite where the format ends.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 1.0, -100.0, 0x7FC00000]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 1.17520118, 0xFF800000, 0x7FC00000]> : vector<4xf32>
  %plain = math.sinh %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 1.17520118, 0xFF800000, poison]> : vector<4xf32>
  %nnan = math.sinh %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 1.17520118, poison, 0x7FC00000]> : vector<4xf32>
  %ninf = math.sinh %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
