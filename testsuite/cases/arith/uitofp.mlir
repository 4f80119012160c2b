// RUN: mlir-interp run %s | FileCheck %s
// Rounded to nearest, ties to even; infinite where the format ends.
func.func @main() -> (vector<2xf32>, f64, f16) {
  %a = arith.constant dense<[-1, 127]> : vector<2xi8>
  %b = arith.constant -1 : i64
  %c = arith.constant 70000 : i32
  // CHECK: dense<[2.550000e+02, 1.270000e+02]> : vector<2xf32>
  %r = arith.uitofp %a : vector<2xi8> to vector<2xf32>
  // CHECK-NEXT: 1.8446744073709552E+19 : f64
  %max = arith.uitofp %b : i64 to f64
  // CHECK-NEXT: 0x7C00 : f16
  %large = arith.uitofp %c : i32 to f16
  return %r, %max, %large : vector<2xf32>, f64, f16
}
