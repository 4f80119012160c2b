// RUN: mlir-interp run %s | FileCheck %s
// Rounded to nearest; nnan and ninf speak of operands and results. DECISIONS.md A10.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, f64, f4E2M1FN,
    f32) {
  %a = arith.constant dense<[1.0, 0.1, 0x7F800000, 3.40282347E+38]> : vector<4xf32>
  %b = arith.constant dense<[2.0, 0.2, 0xFF800000, 3.40282347E+38]> : vector<4xf32>
  %x = arith.constant 0.1 : f64
  %y = arith.constant 0.2 : f64
  %h = arith.constant 1.5 : f4E2M1FN
  %k = arith.constant 0.5 : f4E2M1FN
  %p = ub.poison : f32
  // CHECK: dense<[3.000000e+00, 3.000000e-01, 0x7FC00000, 0x7F800000]> : vector<4xf32>
  %plain = arith.addf %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[3.000000e+00, 3.000000e-01, poison, 0x7F800000]> : vector<4xf32>
  %nnan = arith.addf %a, %b fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[3.000000e+00, 3.000000e-01, poison, poison]> : vector<4xf32>
  %ninf = arith.addf %a, %b fastmath<ninf> : vector<4xf32>
  // CHECK-NEXT: dense<[3.000000e+00, 3.000000e-01, poison, poison]> : vector<4xf32>
  %fast = arith.addf %a, %b fastmath<fast> : vector<4xf32>
  // CHECK-NEXT: 0.30000000000000004 : f64
  %double = arith.addf %x, %y : f64
  // CHECK-NEXT: 2.000000e+00 : f4E2M1FN
  %four = arith.addf %h, %k : f4E2M1FN
  // CHECK-NEXT: poison : f32
  %poisoned = arith.addf %p, %p : f32
  return %plain, %nnan, %ninf, %fast, %double, %four, %poisoned : vector<4xf32>, vector<4xf32>,
      vector<4xf32>, vector<4xf32>, f64, f4E2M1FN, f32
}
