// RUN: mlir-interp run %s | FileCheck %s
// The product with a scale that is first made a power of two; NaN in either makes NaN.
// DECISIONS.md A8.
func.func @main() -> (vector<3xf32>, vector<3xf32>, f32, f32) {
  %a = arith.constant dense<[3.0, -6.0, 1.0]> : vector<3xf4E2M1FN>
  %s = arith.constant dense<[4.0, 0.5, 0xFF]> : vector<3xf8E8M0FNU>
  %x = arith.constant 1.5 : f4E2M1FN
  %five = arith.constant 5.0 : f32
  %p = ub.poison : f32
  // CHECK: dense<[1.200000e+01, -3.000000e+00, 0x7FC00000]> : vector<3xf32>
  %r = arith.scaling_extf %a, %s : vector<3xf4E2M1FN>, vector<3xf8E8M0FNU> to vector<3xf32>
  // CHECK-NEXT: dense<[1.200000e+01, -3.000000e+00, poison]> : vector<3xf32>
  %nnan = arith.scaling_extf %a, %s fastmath<nnan> : vector<3xf4E2M1FN>,
      vector<3xf8E8M0FNU> to vector<3xf32>
  // The scale 5 counts as 4.
  // CHECK-NEXT: 6.000000e+00 : f32
  %rounded = arith.scaling_extf %x, %five : f4E2M1FN, f32 to f32
  // CHECK-NEXT: poison : f32
  %poisoned = arith.scaling_extf %x, %p : f4E2M1FN, f32 to f32
  return %r, %nnan, %rounded, %poisoned : vector<3xf32>, vector<3xf32>, f32, f32
}
