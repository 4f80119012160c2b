// RUN: mlir-interp run %s | FileCheck %s
// A magnitude and a sign, of NaN too.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[1.5, -2.0, 0x7FC00000, 0x7F800000]> : vector<4xf32>
  %b = arith.constant dense<[-0.0, 1.0, -1.0, 0x7FC00000]> : vector<4xf32>
  // CHECK: dense<[-1.500000e+00, 2.000000e+00, 0xFFC00000, 0x7F800000]> : vector<4xf32>
  %plain = math.copysign %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[-1.500000e+00, 2.000000e+00, poison, poison]> : vector<4xf32>
  %nnan = math.copysign %a, %b fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[-1.500000e+00, 2.000000e+00, 0xFFC00000, poison]> : vector<4xf32>
  %ninf = math.copysign %a, %b fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
