// RUN: mlir-interp run %s | FileCheck %s
// Zero and infinity at the ends.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[0.0, 1.0, 100.0, 0xFF800000]> : vector<4xf32>
  // CHECK: dense<[1.000000e+00, 2.71828175, 0x7F800000, 0.000000e+00]> : vector<4xf32>
  %plain = math.exp %a : vector<4xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 2.71828175, 0x7F800000, 0.000000e+00]> : vector<4xf32>
  %nnan = math.exp %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 2.71828175, poison, poison]> : vector<4xf32>
  %ninf = math.exp %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
