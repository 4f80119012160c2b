// RUN: mlir-interp run %s | FileCheck %s
// Half a turn from end to end.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 1.0, 0x7F800000, 0x7FC00000]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 0.785398185, 1.57079637, 0x7FC00000]> : vector<4xf32>
  %plain = math.atan %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.785398185, 1.57079637, poison]> : vector<4xf32>
  %nnan = math.atan %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.785398185, poison, 0x7FC00000]> : vector<4xf32>
  %ninf = math.atan %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
