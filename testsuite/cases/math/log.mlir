// RUN: mlir-interp run %s | FileCheck %s
// -infinity of zero, NaN of less.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[1.0, 2.0, -0.0, -1.0]> : vector<4xf32>
  // CHECK: dense<[0.000000e+00, 0.693147182, 0xFF800000, 0x7FC00000]> : vector<4xf32>
  %plain = math.log %a : vector<4xf32>
  // CHECK-NEXT: dense<[0.000000e+00, 0.693147182, 0xFF800000, poison]> : vector<4xf32>
  %nnan = math.log %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[0.000000e+00, 0.693147182, poison, 0x7FC00000]> : vector<4xf32>
  %ninf = math.log %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
