// RUN: mlir-interp run %s | FileCheck %s --strict-whitespace --match-full-lines
// Floats as printf's %g has them; formats that mlir-runner cannot print, by the same rule.
// DECISIONS.md A7.
func.func @main() {
  %a = arith.constant dense<[1.0e10, 0.1, -0.0, 123456.0, 1234567.0, 1.0e-5]> : vector<6xf32>
  // CHECK:( 1e+10, 0.1, -0, 123456, 1.23457e+06, 1e-05 )
  vector.print %a : vector<6xf32>
  %b = arith.constant dense<[0x7FC00000, 0xFFC00000, 0x7F800000, 0xFF800000]> : vector<4xf32>
  // CHECK-NEXT:( nan, -nan, inf, -inf )
  vector.print %b : vector<4xf32>
  %c = arith.constant 3.1415926535897931 : f64
  // CHECK-NEXT:3.14159
  vector.print %c : f64
  %d = arith.constant dense<[1.1, 65504.0, 1.0e-7]> : vector<3xf16>
  // CHECK-NEXT:( 1.09961, 65504, 1.19209e-07 )
  vector.print %d : vector<3xf16>
  %e = arith.constant 1.1 : bf16
  // CHECK-NEXT:1.10156
  vector.print %e : bf16
  %f = arith.constant dense<[1.5, 6.0]> : vector<2xf4E2M1FN>
  // CHECK-NEXT:( 1.5, 6 )
  vector.print %f : vector<2xf4E2M1FN>
  %large = arith.constant 1.0e300 : f128
  %g = arith.mulf %large, %large : f128
  // CHECK-NEXT:1e+600
  vector.print %g : f128
  %h = arith.constant 0.1 : f80
  // CHECK-NEXT:0.1
  vector.print %h : f80
  return
}
