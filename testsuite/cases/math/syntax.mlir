// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
func.func @forms(%f: f32, %i: i32, %v: vector<4xf32>) {
  // CHECK: math.clampf %arg0 to [%arg0, %arg0] fastmath<nnan> : f32
  %0 = math.clampf %f to [%f, %f] fastmath<nnan> : f32
  // CHECK-NEXT: math.fma %arg0, %arg0, %arg0 : f32
  %1 = math.fma %f, %f, %f : f32
  // CHECK-NEXT: math.fpowi %arg0, %arg1 fastmath<fast> : f32, i32
  %2 = math.fpowi %f, %i fastmath<fast> : f32, i32
  // CHECK-NEXT: %sin, %cos = math.sincos %arg2 : vector<4xf32>
  %s, %c = math.sincos %v : vector<4xf32>
  // CHECK-NEXT: math.isnan %arg2 {fastmath = #arith.fastmath<ninf>} : vector<4xf32>
  // GENERIC: "math.isnan"(%arg2) <{fastmath = #arith.fastmath<ninf>}> : (vector<4xf32>) -> vector<4xi1>
  %3 = math.isnan %v {fastmath = #arith.fastmath<ninf>} : vector<4xf32>
  // CHECK-NEXT: math.ctlz %arg1 : i32
  %4 = math.ctlz %i : i32
  return
}
