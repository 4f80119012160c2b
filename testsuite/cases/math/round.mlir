// RUN: mlir-interp run %s | FileCheck %s
// Ties go away from zero.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[2.5, -2.5, 0.49999997, 0x7F800000]> : vector<4xf32>
  // CHECK: dense<[3.000000e+00, -3.000000e+00, 0.000000e+00, 0x7F800000]> : vector<4xf32>
  %plain = math.round %a : vector<4xf32>
  // CHECK-NEXT: dense<[3.000000e+00, -3.000000e+00, 0.000000e+00, 0x7F800000]> : vector<4xf32>
  %nnan = math.round %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[3.000000e+00, -3.000000e+00, 0.000000e+00, poison]> : vector<4xf32>
  %ninf = math.round %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
