// RUN: mlir-interp run %s | FileCheck %s
// Upward, -0.0 between -1 and 0.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[1.2, -1.2, -0.5, 0x7F800000]> : vector<4xf32>
  // CHECK: dense<[2.000000e+00, -1.000000e+00, -0.000000e+00, 0x7F800000]> : vector<4xf32>
  %plain = math.ceil %a : vector<4xf32>
  // CHECK-NEXT: dense<[2.000000e+00, -1.000000e+00, -0.000000e+00, 0x7F800000]> : vector<4xf32>
  %nnan = math.ceil %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[2.000000e+00, -1.000000e+00, -0.000000e+00, poison]> : vector<4xf32>
  %ninf = math.ceil %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
