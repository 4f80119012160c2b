// RUN: mlir-interp run %s | FileCheck %s
// Of a normal number, zero, a subnormal number, infinity and NaN.
func.func @main() -> (vector<5xi1>, vector<5xi1>, vector<5xi1>) {
  %a = arith.constant dense<[1.0, -0.0, 1.0e-40, 0xFF800000, 0x7FC00000]> : vector<5xf32>
  // CHECK: dense<[true, true, true, false, false]> : vector<5xi1>
  %plain = math.isfinite %a : vector<5xf32>
  // CHECK-NEXT: dense<[true, true, true, false, poison]> : vector<5xi1>
  %nnan = math.isfinite %a {fastmath = #arith.fastmath<nnan>} : vector<5xf32>
  // CHECK-NEXT: dense<[true, true, true, poison, false]> : vector<5xi1>
  %ninf = math.isfinite %a {fastmath = #arith.fastmath<ninf>} : vector<5xf32>
  return %plain, %nnan, %ninf : vector<5xi1>, vector<5xi1>, vector<5xi1>
}
