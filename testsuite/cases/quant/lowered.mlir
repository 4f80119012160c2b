// RUN: mlir-interp diff %s --passes='func.func(lower-quant-ops),strip-func-quant-types' | FileCheck %s

// What the casts give is what comes of their lowering (Z1, Z2).
// CHECK: no counterexample in {{[0-9]+}} inputs: 7 functions

func.func @scalar(%a: f32) -> i8 {
  %0 = quant.qcast %a : f32 to !quant.uniform<i8<-100:100>:f32, 0.75:10>
  %1 = quant.scast %0 : !quant.uniform<i8<-100:100>:f32, 0.75:10> to i8
  return %1 : i8
}
func.func @unsigned(%a: f64) -> i16 {
  %0 = quant.qcast %a : f64 to !quant.uniform<u16<3:65000>:f64, 0.1:70000>
  %1 = quant.scast %0 : !quant.uniform<u16<3:65000>:f64, 0.1:70000> to i16
  return %1 : i16
}
func.func @back(%a: i4) -> f16 {
  %0 = quant.scast %a : i4 to !quant.uniform<u4:f16, 0.3:7>
  %1 = quant.dcast %0 : !quant.uniform<u4:f16, 0.3:7> to f16
  return %1 : f16
}
func.func @axis(%a: tensor<2x3xf32>) -> tensor<2x3xi8> {
  %0 = quant.qcast %a : tensor<2x3xf32> to tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 0.5:10, 0.25:300}>>
  %1 = quant.scast %0 : tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 0.5:10, 0.25:300}>> to tensor<2x3xi8>
  return %1 : tensor<2x3xi8>
}
func.func @axis_back(%a: tensor<2x3xi8>) -> tensor<2x3xf32> {
  %0 = quant.scast %a : tensor<2x3xi8> to tensor<2x3x!quant.uniform<u8:f32:0, {1.0, 0.5:10}>>
  %1 = quant.dcast %0 : tensor<2x3x!quant.uniform<u8:f32:0, {1.0, 0.5:10}>> to tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
func.func @blocks(%a: tensor<4x2xf32>) -> tensor<4x2xi8> {
  %0 = quant.qcast %a : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{1:1, 0:2}, {{1.0, 2.0}, {0.5:1, 4.0:-1}}>>
  %1 = quant.scast %0 : tensor<4x2x!quant.uniform<i8:f32:{1:1, 0:2}, {{1.0, 2.0}, {0.5:1, 4.0:-1}}>> to tensor<4x2xi8>
  return %1 : tensor<4x2xi8>
}
func.func @blocks_back(%a: tensor<4x2xi8>) -> tensor<4x2xf32> {
  %0 = quant.scast %a : tensor<4x2xi8> to tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0:3}, {0.5:1}}>>
  %1 = quant.dcast %0 : tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0:3}, {0.5:1}}>> to tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}
