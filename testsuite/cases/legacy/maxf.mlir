// maxf is maximumf: a NaN is the result, and -0.0 is less than 0.0. DECISIONS.md O2.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=NOTE
// CHECK: 0x7FC00000 : f32
// CHECK-NEXT: 0.000000e+00 : f32
// CHECK-NEXT: -0.000000e+00 : f32
func.func @main() -> (f32, f32, f32) {
  %nan = arith.constant 0x7FC00000 : f32
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  // NOTE: :[[@LINE+2]]:8: error: custom op 'arith.maxf' is unknown
  // NOTE: note: 'arith.maxf' is an old spelling of 'arith.maximumf', which is read with --legacy
  %a = arith.maxf %nan, %zero : f32
  %b = maxf %minus, %zero : f32
  %c = minf %minus, %zero : f32
  return %a, %b, %c : f32, f32, f32
}
