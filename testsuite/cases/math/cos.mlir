// RUN: mlir-interp run %s | FileCheck %s
// NaN of an infinity.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[0.0, 1.0, 3.14159274, 0x7F800000]> : vector<4xf32>
  // CHECK: dense<[1.000000e+00, 0.540302277, -1.000000e+00, 0x7FC00000]> : vector<4xf32>
  %plain = math.cos %a : vector<4xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 0.540302277, -1.000000e+00, poison]> : vector<4xf32>
  %nnan = math.cos %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 0.540302277, -1.000000e+00, poison]> : vector<4xf32>
  %ninf = math.cos %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
