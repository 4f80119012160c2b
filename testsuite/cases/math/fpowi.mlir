// RUN: mlir-interp run %s | FileCheck %s
// Anything to the power of 0 is 1, NaN too.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, f64, f32) {
  %a = arith.constant dense<[2.0, -2.0, 0x7FC00000, 0.0]> : vector<4xf32>
  %n = arith.constant dense<[10, 3, 0, -1]> : vector<4xi32>
  %x = arith.constant 0.5 : f64
  %k = arith.constant -1074 : index
  %p = ub.poison : i32
  %f = arith.constant 1.0 : f32
  // CHECK: dense<[1.024000e+03, -8.000000e+00, 1.000000e+00, 0x7F800000]> : vector<4xf32>
  %plain = math.fpowi %a, %n : vector<4xf32>, vector<4xi32>
  // CHECK-NEXT: dense<[1.024000e+03, -8.000000e+00, poison, 0x7F800000]> : vector<4xf32>
  %nnan = math.fpowi %a, %n fastmath<nnan> : vector<4xf32>, vector<4xi32>
  // CHECK-NEXT: dense<[1.024000e+03, -8.000000e+00, 1.000000e+00, poison]> : vector<4xf32>
  %ninf = math.fpowi %a, %n fastmath<ninf> : vector<4xf32>, vector<4xi32>
  // CHECK-NEXT: 0x7FF0000000000000 : f64
  %large = math.fpowi %x, %k : f64, index
  // CHECK-NEXT: poison : f32
  %poisoned = math.fpowi %f, %p : f32, i32
  return %plain, %nnan, %ninf, %large, %poisoned : vector<4xf32>, vector<4xf32>, vector<4xf32>, f64,
      f32
}
