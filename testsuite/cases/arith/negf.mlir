// RUN: mlir-interp run %s | FileCheck %s
// The sign bit flips, of NaN too.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[1.5, -0.0, 0x7F800000, 0x7FC00001]> : vector<4xf32>
  // CHECK: dense<[-1.500000e+00, 0.000000e+00, 0xFF800000, 0xFFC00001]> : vector<4xf32>
  %plain = arith.negf %a : vector<4xf32>
  // CHECK-NEXT: dense<[-1.500000e+00, 0.000000e+00, 0xFF800000, poison]> : vector<4xf32>
  %nnan = arith.negf %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-1.500000e+00, 0.000000e+00, poison, 0xFFC00001]> : vector<4xf32>
  %ninf = arith.negf %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
