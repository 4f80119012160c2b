// RUN: mlir-interp run %s -e to_int | FileCheck %s --check-prefix=INT
// RUN: mlir-interp run %s -e extrema | FileCheck %s --check-prefix=EXTREMA
// RUN: mlir-interp run %s -e promised | FileCheck %s --check-prefix=PROMISED
// RUN: mlir-interp run %s -e fixed | FileCheck %s --check-prefix=FIXED
// RUN: mlir-interp run %s -e poison | FileCheck %s --check-prefix=POISON
// RUN: mlir-interp run %s -e rounded | FileCheck %s --check-prefix=DOWN
// RUN: mlir-interp diff %s -e rounded --with %S/Inputs/rounded_up.mlir | FileCheck %s --check-prefix=UP
// RUN: mlir-interp check %s -e any_float | FileCheck %s --check-prefix=FLOATS
// RUN: mlir-interp check %s -e any_fixed | FileCheck %s --check-prefix=FIXED_POINT
// Intrinsics on numbers that are called by their names: N31.

func.func @to_int() -> (vector<6xi8>, vector<6xi8>) {
  %x = arith.constant dense<[1.9, -1.9, 300.0, -300.0, 0x7FC00000, 0x7F800000]> : vector<6xf32>
  // INT: dense<[1, -1, 127, -128, 0, 127]> : vector<6xi8>
  %s = llvm.call_intrinsic "llvm.fptosi.sat.v6i8.v6f32"(%x) : (vector<6xf32>) -> vector<6xi8>
  // INT-NEXT: dense<[1, 0, -1, 0, 0, -1]> : vector<6xi8>
  %u = llvm.call_intrinsic "llvm.fptoui.sat.v6i8.v6f32"(%x) : (vector<6xf32>) -> vector<6xi8>
  return %s, %u : vector<6xi8>, vector<6xi8>
}

func.func @extrema() -> (vector<3xf32>, vector<3xf32>) {
  // A NaN, signaling or not, is ignored beside a number.
  %x = arith.constant dense<[0x7FA00000, 0.0, 2.0]> : vector<3xf32>
  %y = arith.constant dense<[1.0, -0.0, 3.0]> : vector<3xf32>
  // EXTREMA: dense<[1.000000e+00, -0.000000e+00, 2.000000e+00]>
  %least = llvm.call_intrinsic "llvm.minimumnum.v3f32"(%x, %y) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
  // EXTREMA-NEXT: dense<[1.000000e+00, 0.000000e+00, 3.000000e+00]>
  %most = llvm.call_intrinsic "llvm.maximumnum.v3f32"(%x, %y) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
  return %least, %most : vector<3xf32>, vector<3xf32>
}

func.func @promised() -> f32 {
  %nan = arith.constant 0x7FC00000 : f32
  %one = arith.constant 1.0 : f32
  // PROMISED: poison : f32
  %r = llvm.call_intrinsic "llvm.minimumnum.f32"(%nan, %one) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
  return %r : f32
}

func.func @fixed() -> (i8, i8, i8, i8, i8, vector<2xi8>) {
  %scale = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.mlir.constant(24 : i8) : i8
  %b = llvm.mlir.constant(40 : i8) : i8
  %most = llvm.mlir.constant(127 : i8) : i8
  %least = llvm.mlir.constant(-128 : i8) : i8
  // 1.5 * 2.5 is 3.75.
  // FIXED: 60 : i8
  %0 = llvm.call_intrinsic "llvm.smul.fix.i8"(%a, %b, %scale) : (i8, i8, i32) -> i8
  // FIXED-NEXT: -128 : i8
  %1 = llvm.call_intrinsic "llvm.smul.fix.sat.i8"(%most, %least, %scale) : (i8, i8, i32) -> i8
  // FIXED-NEXT: -1 : i8
  %2 = llvm.call_intrinsic "llvm.umul.fix.sat.i8"(%most, %least, %scale) : (i8, i8, i32) -> i8
  // 2.5 / 1.5 is between 26/16 and 27/16.
  // FIXED-NEXT: 26 : i8
  %3 = llvm.call_intrinsic "llvm.sdiv.fix.i8"(%b, %a, %scale) : (i8, i8, i32) -> i8
  %small = llvm.mlir.constant(5 : i8) : i8
  // FIXED-NEXT: -128 : i8
  %4 = llvm.call_intrinsic "llvm.sdiv.fix.sat.i8"(%least, %small, %scale) : (i8, i8, i32) -> i8
  %x = arith.constant dense<[48, 255]> : vector<2xi8>
  %y = arith.constant dense<[32, 1]> : vector<2xi8>
  // FIXED-NEXT: dense<[24, -1]> : vector<2xi8>
  %5 = llvm.call_intrinsic "llvm.udiv.fix.sat.v2i8"(%x, %y, %scale) : (vector<2xi8>, vector<2xi8>, i32) -> vector<2xi8>
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, vector<2xi8>
}

func.func @poison() -> (i8, f32, i8) {
  %scale = llvm.mlir.constant(4 : i32) : i32
  %f = llvm.mlir.poison : f32
  %i = llvm.mlir.poison : i8
  %one = llvm.mlir.constant(1 : i8) : i8
  // POISON-COUNT-3: poison
  %0 = llvm.call_intrinsic "llvm.fptosi.sat.i8.f32"(%f) : (f32) -> i8
  %1 = llvm.call_intrinsic "llvm.maximumnum.f32"(%f, %f) : (f32, f32) -> f32
  %2 = llvm.call_intrinsic "llvm.udiv.fix.i8"(%i, %one, %scale) : (i8, i8, i32) -> i8
  return %0, %1, %2 : i8, f32, i8
}

func.func @rounded() -> i8 {
  %scale = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.mlir.constant(3 : i8) : i8
  // -1.5 * 1.5 is -2.25, of which there are the halves -2.5 and -2.0.
  %b = llvm.mlir.constant(-3 : i8) : i8
  // DOWN: -5 : i8
  // UP: refines
  %r = llvm.call_intrinsic "llvm.smul.fix.i8"(%a, %b, %scale) : (i8, i8, i32) -> i8
  return %r : i8
}

// FLOATS: @any_float: {{.*}} all equal
func.func @any_float(%x: f32) -> (i32, i16) {
  %s = llvm.call_intrinsic "llvm.fptosi.sat.i32.f32"(%x) : (f32) -> i32
  %u = llvm.call_intrinsic "llvm.fptoui.sat.i16.f32"(%x) : (f32) -> i16
  return %s, %u : i32, i16
}

// FIXED_POINT: @any_fixed: {{.*}} all equal
func.func @any_fixed(%x: i16, %y: i16) -> (i16, i16) {
  %scale = llvm.mlir.constant(7 : i32) : i32
  %s = llvm.call_intrinsic "llvm.smul.fix.sat.i16"(%x, %y, %scale) : (i16, i16, i32) -> i16
  %u = llvm.call_intrinsic "llvm.umul.fix.sat.i16"(%x, %y, %scale) : (i16, i16, i32) -> i16
  return %s, %u : i16, i16
}
