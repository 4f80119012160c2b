// RUN: mlir-interp run %s | FileCheck %s
// Odd, and infinite at infinities.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 1.0, -2.5, 0xFF800000]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 0.881373584, -1.6472311, 0xFF800000]> : vector<4xf32>
  %plain = math.asinh %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.881373584, -1.6472311, 0xFF800000]> : vector<4xf32>
  %nnan = math.asinh %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.881373584, -1.6472311, poison]> : vector<4xf32>
  %ninf = math.asinh %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
