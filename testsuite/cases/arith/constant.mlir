// RUN: mlir-interp run %s | FileCheck %s
// Of every kind of type.
func.func @main() -> (i1, i32, i70, index, f32, f32, f8E5M2, vector<2xi8>, vector<3xf64>,
    tensor<2xi16>) {
  // CHECK: true : i1
  %t = arith.constant true
  // CHECK-NEXT: -7 : i32
  %i = arith.constant -7 : i32
  // CHECK-NEXT: 36893488147419103232 : i70
  %w = arith.constant 36893488147419103232 : i70
  // CHECK-NEXT: 9 : index
  %x = arith.constant 9 : index
  // CHECK-NEXT: 1.000000e-01 : f32
  %f = arith.constant 0.1 : f32
  // CHECK-NEXT: 0x7FC00000 : f32
  %n = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: 1.500000e+00 : f8E5M2
  %q = arith.constant 1.5 : f8E5M2
  // CHECK-NEXT: dense<[1, 2]> : vector<2xi8>
  %v = arith.constant dense<[1, 2]> : vector<2xi8>
  // CHECK-NEXT: dense<2.500000e+00> : vector<3xf64>
  %s = arith.constant dense<2.5> : vector<3xf64>
  // CHECK-NEXT: dense<[3, 4]> : tensor<2xi16>
  %z = arith.constant dense<[3, 4]> : tensor<2xi16>
  return %t, %i, %w, %x, %f, %n, %q, %v, %s, %z : i1, i32, i70, index, f32, f32, f8E5M2,
      vector<2xi8>, vector<3xf64>, tensor<2xi16>
}
