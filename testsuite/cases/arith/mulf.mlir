// RUN: mlir-interp run %s | FileCheck %s
// Rounded to nearest; nnan and ninf speak of operands and results.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[1.5, 0.0, 3.40282347E+38, -2.0]> : vector<4xf32>
  %b = arith.constant dense<[2.0, 0x7F800000, 10.0, 0.0]> : vector<4xf32>
  // CHECK: dense<[3.000000e+00, 0x7FC00000, 0x7F800000, -0.000000e+00]> : vector<4xf32>
  %plain = arith.mulf %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[3.000000e+00, poison, 0x7F800000, -0.000000e+00]> : vector<4xf32>
  %nnan = arith.mulf %a, %b fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[3.000000e+00, poison, poison, -0.000000e+00]> : vector<4xf32>
  %ninf = arith.mulf %a, %b fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
