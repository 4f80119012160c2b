// Kinds of combining were strings; maxf leaves a NaN out, max of integers is signed. DECISIONS.md O2, O3.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=NOTE
// CHECK: 2.000000e+00 : f32
// CHECK-NEXT: -1 : i8
// CHECK-NEXT: 2.000000e+00 : f32
// CHECK-NEXT: 6 : i8
func.func @main() -> (f32, i8, f32, i8) {
  %v = arith.constant dense<[1.0, 0x7FC00000, 2.0]> : vector<3xf32>
  %w = arith.constant dense<[-1, -3]> : vector<2xi8>
  %ten = arith.constant 10 : i8
  // NOTE: :[[@LINE+2]]:24: error: expected '<'
  // NOTE: note: an old form of 'vector.reduction', which is read with --legacy; today it is written with the kind as a keyword: '<add>'
  %a = vector.reduction "maxf", %v : vector<3xf32> into f32
  %b = vector.reduction "max", %w : vector<2xi8> into i8
  %c = vector.reduction <maxf>, %v : vector<3xf32> into f32
  %d = vector.reduction "add", %w, %ten : vector<2xi8> into i8
  return %a, %b, %c, %d : f32, i8, f32, i8
}
