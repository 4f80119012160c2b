// RUN: mlir-interp run %s | FileCheck %s
// NaN of an infinity.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 1.0, 3.14159274, 0x7F800000]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 0.841470957, -8.74227765E-8, 0x7FC00000]> : vector<4xf32>
  %plain = math.sin %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.841470957, -8.74227765E-8, poison]> : vector<4xf32>
  %nnan = math.sin %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.841470957, -8.74227765E-8, poison]> : vector<4xf32>
  %ninf = math.sin %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
