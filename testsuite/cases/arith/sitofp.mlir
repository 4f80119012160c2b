// RUN: mlir-interp run %s | FileCheck %s
// Rounded to nearest, ties to even; infinite where the format ends. DECISIONS.md A9.
func.func @main() -> (vector<2xf32>, f32, f16) {
  %a = arith.constant dense<[-1, 127]> : vector<2xi8>
  %b = arith.constant 16777217 : i32
  %c = arith.constant -70000 : i32
  // CHECK: dense<[-1.000000e+00, 1.270000e+02]> : vector<2xf32>
  %r = arith.sitofp %a : vector<2xi8> to vector<2xf32>
  // CHECK-NEXT: 0x4B800000 : f32
  %tie = arith.sitofp %b : i32 to f32
  // CHECK-NEXT: 0xFC00 : f16
  %large = arith.sitofp %c : i32 to f16
  return %r, %tie, %large : vector<2xf32>, f32, f16
}
