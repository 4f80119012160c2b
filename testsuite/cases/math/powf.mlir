// RUN: mlir-interp run %s | FileCheck %s
// 1 to any power, and anything to the power of 0, is 1.
func.func @main() -> (vector<5xf32>, vector<5xf32>, vector<5xf32>) {
  %a = arith.constant dense<[2.0, 1.0, 0x7FC00000, -8.0, 0.0]> : vector<5xf32>
  %b = arith.constant dense<[0.5, 0x7FC00000, 0.0, 0.333333343, -1.0]> : vector<5xf32>
  // CHECK: dense<[1.41421354, 1.000000e+00, 1.000000e+00, 0x7FC00000, 0x7F800000]> : vector<5xf32>
  %plain = math.powf %a, %b : vector<5xf32>
  // CHECK-NEXT: dense<[1.41421354, poison, poison, poison, 0x7F800000]> : vector<5xf32>
  %nnan = math.powf %a, %b fastmath<nnan> : vector<5xf32>
  // CHECK-NEXT: dense<[1.41421354, 1.000000e+00, 1.000000e+00, 0x7FC00000, poison]> : vector<5xf32>
  %ninf = math.powf %a, %b fastmath<ninf> : vector<5xf32>
  return %plain, %nnan, %ninf : vector<5xf32>, vector<5xf32>, vector<5xf32>
}
