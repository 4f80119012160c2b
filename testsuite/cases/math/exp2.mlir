// RUN: mlir-interp run %s | FileCheck %s
// Zero and infinity at the ends.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[3.0, -0.5, 128.0, 0xFF800000]> : vector<4xf32>
  // CHECK: dense<[8.000000e+00, 0.707106769, 0x7F800000, 0.000000e+00]> : vector<4xf32>
  %plain = math.exp2 %a : vector<4xf32>
  // CHECK-NEXT: dense<[8.000000e+00, 0.707106769, 0x7F800000, 0.000000e+00]> : vector<4xf32>
  %nnan = math.exp2 %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[8.000000e+00, 0.707106769, poison, poison]> : vector<4xf32>
  %ninf = math.exp2 %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
