// RUN: mlir-interp run %s | FileCheck %s
// Even; infinite where the format ends.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[0.0, -1.0, 100.0, 0x7FC00000]> : vector<4xf32>
  // CHECK: dense<[1.000000e+00, 1.54308069, 0x7F800000, 0x7FC00000]> : vector<4xf32>
  %plain = math.cosh %a : vector<4xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 1.54308069, 0x7F800000, poison]> : vector<4xf32>
  %nnan = math.cosh %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 1.54308069, poison, 0x7FC00000]> : vector<4xf32>
  %ninf = math.cosh %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
