// RUN: mlir-interp run %s | FileCheck %s
// Infinite of zero, NaN of less.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[4.0, 2.0, 0.0, -1.0]> : vector<4xf32>
  // CHECK: dense<[5.000000e-01, 0.707106769, 0x7F800000, 0x7FC00000]> : vector<4xf32>
  %plain = math.rsqrt %a : vector<4xf32>
  // CHECK-NEXT: dense<[5.000000e-01, 0.707106769, 0x7F800000, poison]> : vector<4xf32>
  %nnan = math.rsqrt %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[5.000000e-01, 0.707106769, poison, 0x7FC00000]> : vector<4xf32>
  %ninf = math.rsqrt %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
