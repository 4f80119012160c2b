// RUN: mlir-interp run %s | FileCheck %s
// Ties go to the even number.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[2.5, 3.5, -0.5, 0x7FC00000]> : vector<4xf32>
  // CHECK: dense<[2.000000e+00, 4.000000e+00, -0.000000e+00, 0x7FC00000]> : vector<4xf32>
  %plain = math.roundeven %a : vector<4xf32>
  // CHECK-NEXT: dense<[2.000000e+00, 4.000000e+00, -0.000000e+00, poison]> : vector<4xf32>
  %nnan = math.roundeven %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[2.000000e+00, 4.000000e+00, -0.000000e+00, 0x7FC00000]> : vector<4xf32>
  %ninf = math.roundeven %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
