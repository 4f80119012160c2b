// RUN: mlir-interp run %s | FileCheck %s
// NaN outside of [-1, 1].
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[1.0, 0.5, -1.0, 2.0]> : vector<4xf32>
  // CHECK: dense<[0.000000e+00, 1.04719758, 3.14159274, 0x7FC00000]> : vector<4xf32>
  %plain = math.acos %a : vector<4xf32>
  // CHECK-NEXT: dense<[0.000000e+00, 1.04719758, 3.14159274, poison]> : vector<4xf32>
  %nnan = math.acos %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[0.000000e+00, 1.04719758, 3.14159274, 0x7FC00000]> : vector<4xf32>
  %ninf = math.acos %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
