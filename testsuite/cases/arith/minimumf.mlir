// RUN: mlir-interp run %s | FileCheck %s
// NaN wins; -0.0 is less than +0.0.
func.func @main() -> (vector<5xf32>, vector<5xf32>, vector<5xf32>) {
  %a = arith.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 2.0]> : vector<5xf32>
  %b = arith.constant dense<[2.0, 1.0, 0.0, -0.0, 0xFF800000]> : vector<5xf32>
  // CHECK: dense<[1.000000e+00, 0x7FC00000, -0.000000e+00, -0.000000e+00, 0xFF800000]> : vector<5xf32>
  %plain = arith.minimumf %a, %b : vector<5xf32>
  // CHECK-NEXT: dense<[1.000000e+00, poison, -0.000000e+00, -0.000000e+00, 0xFF800000]> : vector<5xf32>
  %nnan = arith.minimumf %a, %b fastmath<nnan> : vector<5xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 0x7FC00000, -0.000000e+00, -0.000000e+00, poison]> : vector<5xf32>
  %ninf = arith.minimumf %a, %b fastmath<ninf> : vector<5xf32>
  return %plain, %nnan, %ninf : vector<5xf32>, vector<5xf32>, vector<5xf32>
}
