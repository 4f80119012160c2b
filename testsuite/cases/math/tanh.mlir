// RUN: mlir-interp run %s | FileCheck %s
// Between -1 and 1.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 0.5, -20.0, 0x7F800000]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 0.462117165, -1.000000e+00, 1.000000e+00]> : vector<4xf32>
  %plain = math.tanh %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.462117165, -1.000000e+00, 1.000000e+00]> : vector<4xf32>
  %nnan = math.tanh %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 0.462117165, -1.000000e+00, poison]> : vector<4xf32>
  %ninf = math.tanh %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
