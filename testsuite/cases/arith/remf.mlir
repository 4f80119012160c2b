// RUN: mlir-interp run %s | FileCheck %s
// As fmod: exact, with the dividend's sign.
func.func @main() -> (vector<6xf32>, vector<6xf32>, vector<6xf32>) {
  %a = arith.constant dense<[7.5, -7.5, 7.5, 1.0, 0x7F800000, 1.0]> : vector<6xf32>
  %b = arith.constant dense<[2.0, 2.0, -2.0, 0.0, 2.0, 0x7F800000]> : vector<6xf32>
  // CHECK: dense<[1.500000e+00, -1.500000e+00, 1.500000e+00, 0x7FC00000, 0x7FC00000, 1.000000e+00]> : vector<6xf32>
  %plain = arith.remf %a, %b : vector<6xf32>
  // CHECK-NEXT: dense<[1.500000e+00, -1.500000e+00, 1.500000e+00, poison, poison, 1.000000e+00]> : vector<6xf32>
  %nnan = arith.remf %a, %b fastmath<nnan> : vector<6xf32>
  // CHECK-NEXT: dense<[1.500000e+00, -1.500000e+00, 1.500000e+00, 0x7FC00000, poison, poison]> : vector<6xf32>
  %ninf = arith.remf %a, %b fastmath<ninf> : vector<6xf32>
  return %plain, %nnan, %ninf : vector<6xf32>, vector<6xf32>, vector<6xf32>
}
