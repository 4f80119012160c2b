// RUN: mlir-interp run %s | FileCheck %s
// -infinity of -1, NaN of less.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 1.0e-05, -1.0, -2.0]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 9.99994972E-6, 0xFF800000, 0x7FC00000]> : vector<4xf32>
  %plain = math.log1p %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 9.99994972E-6, 0xFF800000, poison]> : vector<4xf32>
  %nnan = math.log1p %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 9.99994972E-6, poison, 0x7FC00000]> : vector<4xf32>
  %ninf = math.log1p %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
