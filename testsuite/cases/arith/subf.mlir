// RUN: mlir-interp run %s | FileCheck %s
// Rounded to nearest; nnan and ninf speak of operands and results.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[3.0, 1.0, 0x7F800000, -3.40282347E+38]> : vector<4xf32>
  %b = arith.constant dense<[1.5, 1.0, 0x7F800000, 3.40282347E+38]> : vector<4xf32>
  // CHECK: dense<[1.500000e+00, 0.000000e+00, 0x7FC00000, 0xFF800000]> : vector<4xf32>
  %plain = arith.subf %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[1.500000e+00, 0.000000e+00, poison, 0xFF800000]> : vector<4xf32>
  %nnan = arith.subf %a, %b fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[1.500000e+00, 0.000000e+00, poison, poison]> : vector<4xf32>
  %ninf = arith.subf %a, %b fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
