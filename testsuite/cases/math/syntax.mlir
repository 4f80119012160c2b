// RUN: %as-printed %s %t

func.func @forms(%arg0: f32, %arg1: i32, %arg2: vector<4xf32>) {
  %0 = math.clampf %arg0 to [%arg0, %arg0] fastmath<nnan> : f32
  %1 = math.fma %arg0, %arg0, %arg0 : f32
  %2 = math.fpowi %arg0, %arg1 fastmath<fast> : f32, i32
  %sin, %cos = math.sincos %arg2 : vector<4xf32>
  %3 = math.isnan %arg2 {fastmath = #arith.fastmath<ninf>} : vector<4xf32>
  %4 = math.ctlz %arg1 : i32
  return
}
