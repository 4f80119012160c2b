// RUN: mlir-interp run %s | FileCheck %s
// NaN of an infinity.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[-0.0, 1.0, 1.5, 0xFF800000]> : vector<4xf32>
  // CHECK: dense<[-0.000000e+00, 1.55740774, 14.1014204, 0x7FC00000]> : vector<4xf32>
  %plain = math.tan %a : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 1.55740774, 14.1014204, poison]> : vector<4xf32>
  %nnan = math.tan %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-0.000000e+00, 1.55740774, 14.1014204, poison]> : vector<4xf32>
  %ninf = math.tan %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
