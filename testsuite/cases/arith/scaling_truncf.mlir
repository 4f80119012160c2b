// RUN: mlir-interp run %s | FileCheck %s
// The quotient by a scale that is first made a power of two, rounded as asked.
// DECISIONS.md A8.
func.func @main() -> (vector<3xf4E2M1FN>, vector<3xf4E2M1FN>, f16, f16) {
  %a = arith.constant dense<[12.0, -3.0, 5.0]> : vector<3xf32>
  %s = arith.constant dense<[4.0, 0.5, 2.0]> : vector<3xf8E8M0FNU>
  %x = arith.constant 12.0 : f32
  %five = arith.constant 5.0 : f32
  %nan = arith.constant 0xFF : f8E8M0FNU
  // 2.5 is a tie in f4E2M1FN.
  // CHECK: dense<[3.000000e+00, -6.000000e+00, 2.000000e+00]> : vector<3xf4E2M1FN>
  %r = arith.scaling_truncf %a, %s : vector<3xf32>, vector<3xf8E8M0FNU> to vector<3xf4E2M1FN>
  // CHECK-NEXT: dense<[3.000000e+00, -6.000000e+00, 3.000000e+00]> : vector<3xf4E2M1FN>
  %up = arith.scaling_truncf %a, %s upward : vector<3xf32>,
      vector<3xf8E8M0FNU> to vector<3xf4E2M1FN>
  // The scale 5 counts as 4.
  // CHECK-NEXT: 3.000000e+00 : f16
  %rounded = arith.scaling_truncf %x, %five : f32, f32 to f16
  // CHECK-NEXT: poison : f16
  %nnan = arith.scaling_truncf %x, %nan fastmath<nnan> : f32, f8E8M0FNU to f16
  return %r, %up, %rounded, %nnan : vector<3xf4E2M1FN>, vector<3xf4E2M1FN>, f16, f16
}
