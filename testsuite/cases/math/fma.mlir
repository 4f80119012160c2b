// RUN: mlir-interp run %s | FileCheck %s
// Rounded once: the square of 1 + 2^-12 less 1 + 2^-11 is 2^-24.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[1.000244140625, 0x7F800000, 3.0e+38, 2.0]> : vector<4xf32>
  %c = arith.constant dense<[-1.00048828125, 0xFF800000, 0.0, 1.0]> : vector<4xf32>
  // CHECK: dense<[5.96046448E-8, 0x7FC00000, 0x7F800000, 5.000000e+00]> : vector<4xf32>
  %plain = math.fma %a, %a, %c : vector<4xf32>
  // CHECK-NEXT: dense<[5.96046448E-8, poison, 0x7F800000, 5.000000e+00]> : vector<4xf32>
  %nnan = math.fma %a, %a, %c fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[5.96046448E-8, poison, poison, 5.000000e+00]> : vector<4xf32>
  %ninf = math.fma %a, %a, %c fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
