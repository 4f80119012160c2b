// RUN: %as-mlir-opt %s %t

tosa.variable @counter = dense<-1> : tensor<2x8xi8>
tosa.variable @shaped : tensor<2x?xf32>
func.func @dictionaries(%a: tensor<4x8xf32>, %i: tensor<4x8xi32>) -> tensor<8xi32> {
  %0 = tosa.argmax %a {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<8xi32>
  %1 = tosa.argmax %a {axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<4x8xf32>) -> tensor<8xi32>
  %3 = tosa.maximum %a, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = tosa.minimum %a, %3 {nan_mode = IGNORE} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = tosa.clamp %i {max_val = 9 : i32, min_val = -3 : i32} : (tensor<4x8xi32>) -> tensor<4x8xi32>
  %6 = tosa.reduce_max %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  %7 = "tosa.reduce_min"(%a) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return %0 : tensor<8xi32>
}
func.func @scales(%a: tensor<1x4x4x8xf32>, %v: tensor<4xi32>, %m: tensor<4xi32>, %s: tensor<4xi8>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %1 = tosa.apply_scale %v, %m, %s {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return
}
func.func @regions(%c: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>, %n: tensor<i32>) -> tensor<f32> {
  %0 = tosa.cond_if %c (%x = %a, %y = %b) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = tosa.add %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %s : tensor<f32>
  } else {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }
  %1 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %b : tensor<f32>
  }
  %2 = tosa.while_loop (%i = %n) : (tensor<i32>) -> tensor<i32> {
    %k = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %g = tosa.greater %k, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %g : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %k = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %t = tosa.add %i, %k : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %t : tensor<i32>
  }
  return %0 : tensor<f32>
}
