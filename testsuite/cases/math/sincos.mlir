// RUN: mlir-interp run %s | FileCheck %s
// Both at once.
func.func @main() -> (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>) {
  %a = arith.constant dense<[-0.0, 1.0, 0x7F800000]> : vector<3xf32>
  // CHECK: dense<[-0.000000e+00, 0.841470957, 0x7FC00000]> : vector<3xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 0.540302277, 0x7FC00000]> : vector<3xf32>
  %sin, %cos = math.sincos %a : vector<3xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.841470957, poison]> : vector<3xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 0.540302277, poison]> : vector<3xf32>
  %s, %c = math.sincos %a fastmath<nnan> : vector<3xf32>
  return %sin, %cos, %s, %c : vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>
}
