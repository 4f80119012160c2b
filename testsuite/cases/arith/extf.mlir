// RUN: mlir-interp run %s | FileCheck %s
// The same numbers, subnormal ones and infinities too.
func.func @main() -> (vector<4xf32>, f32, f32, vector<4xf32>) {
  %a = arith.constant dense<[1.5, -0.0, 0x7C00, 0x0001]> : vector<4xf16>
  %n = arith.constant 0x7E00 : f16
  // CHECK: dense<[1.500000e+00, -0.000000e+00, 0x7F800000, 5.96046448E-8]> : vector<4xf32>
  %r = arith.extf %a : vector<4xf16> to vector<4xf32>
  // CHECK-NEXT: 0x7FC00000 : f32
  %nan = arith.extf %n : f16 to f32
  // CHECK-NEXT: poison : f32
  %nnan = arith.extf %n fastmath<nnan> : f16 to f32
  // CHECK-NEXT: dense<[1.500000e+00, -0.000000e+00, poison, 5.96046448E-8]> : vector<4xf32>
  %ninf = arith.extf %a fastmath<ninf> : vector<4xf16> to vector<4xf32>
  return %r, %nan, %nnan, %ninf : vector<4xf32>, f32, f32, vector<4xf32>
}
