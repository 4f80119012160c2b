// RUN: mlir-interp run %s | FileCheck %s
// -0.0 of -0.0, NaN of less.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 2.0, 0x7F800000, -1.0]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 1.41421354, 0x7F800000, 0x7FC00000]> : vector<4xf32>
  %plain = math.sqrt %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 1.41421354, 0x7F800000, poison]> : vector<4xf32>
  %nnan = math.sqrt %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 1.41421354, poison, 0x7FC00000]> : vector<4xf32>
  %ninf = math.sqrt %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
