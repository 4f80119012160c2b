// RUN: mlir-interp run %s | FileCheck %s
// Downward.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[1.2, -1.2, -0.0, 0x7FC00000]> : vector<4xf32>
  // CHECK: dense<[1.000000e+00, -2.000000e+00, -0.000000e+00, 0x7FC00000]> : vector<4xf32>
  %plain = math.floor %a : vector<4xf32>
  // CHECK-NEXT: dense<[1.000000e+00, -2.000000e+00, -0.000000e+00, poison]> : vector<4xf32>
  %nnan = math.floor %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[1.000000e+00, -2.000000e+00, -0.000000e+00, 0x7FC00000]> : vector<4xf32>
  %ninf = math.floor %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
