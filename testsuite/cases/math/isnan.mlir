// RUN: mlir-interp run %s | FileCheck %s
// Of a normal number, zero, a subnormal number, infinity and NaN.
func.func @main() -> (vector<5xi1>, vector<5xi1>, vector<5xi1>) {
  %a = arith.constant dense<[1.0, -0.0, 1.0e-40, 0xFF800000, 0x7FC00000]> : vector<5xf32>
  // CHECK: dense<[false, false, false, false, true]> : vector<5xi1>
  %plain = math.isnan %a : vector<5xf32>
  // CHECK-NEXT: dense<[false, false, false, false, poison]> : vector<5xi1>
  %nnan = math.isnan %a {fastmath = #arith.fastmath<nnan>} : vector<5xf32>
  // CHECK-NEXT: dense<[false, false, false, poison, true]> : vector<5xi1>
  %ninf = math.isnan %a {fastmath = #arith.fastmath<ninf>} : vector<5xf32>
  return %plain, %nnan, %ninf : vector<5xi1>, vector<5xi1>, vector<5xi1>
}
