// RUN: %as-mlir-opt %s %t

// The casts, of scalars and tensors with scales of each kind.

func.func @f0(%x: f32) -> !quant.uniform<i8:f32, 1.0> {
  %0 = quant.qcast %x : f32 to !quant.uniform<i8:f32, 1.0>
  return %0 : !quant.uniform<i8:f32, 1.0>
}
func.func @f1(%x: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.0>> {
  %0 = quant.qcast %x : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32, 1.0>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 1.0>>
}
func.func @f2(%x: tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32, 1.0>> {
  %0 = quant.qcast %x : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32, 1.0>>
  return %0 : tensor<*x!quant.uniform<i8:f32, 1.0>>
}
func.func @f3(%x: tensor<?x3xf32>) -> tensor<?x3x!quant.uniform<i8:f32:1, {1.0,2.0,3.0}>> {
  %0 = quant.qcast %x : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:1, {1.0,2.0,3.0}>>
  return %0 : tensor<?x3x!quant.uniform<i8:f32:1, {1.0,2.0,3.0}>>
}
func.func @f4(%x: tensor<?x3xf32>) -> tensor<?x3x!quant.uniform<i8:f32:0, {1.0,2.0}>> {
  %0 = quant.qcast %x : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:0, {1.0,2.0}>>
  return %0 : tensor<?x3x!quant.uniform<i8:f32:0, {1.0,2.0}>>
}
func.func @f5(%x: tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32:2, {1.0,2.0}>> {
  %0 = quant.qcast %x : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:2, {1.0,2.0}>>
  return %0 : tensor<*x!quant.uniform<i8:f32:2, {1.0,2.0}>>
}
func.func @f6(%x: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:{0:1}, {1.0,2.0}>> {
  %0 = quant.qcast %x : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:{0:1}, {1.0,2.0}>>
  return %0 : tensor<2x!quant.uniform<i8:f32:{0:1}, {1.0,2.0}>>
}
func.func @f7(%x: tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0,2.0}>> {
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0,2.0}>>
  return %0 : tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0,2.0}>>
}
func.func @f8(%x: tensor<4x?xf32>) -> tensor<4x?x!quant.uniform<i8:f32:{1:1}, {{1.0,2.0}}>> {
  %0 = quant.qcast %x : tensor<4x?xf32> to tensor<4x?x!quant.uniform<i8:f32:{1:1}, {{1.0,2.0}}>>
  return %0 : tensor<4x?x!quant.uniform<i8:f32:{1:1}, {{1.0,2.0}}>>
}
func.func @f9(%x: tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32:{1:3, 0:2}, {{1.0,2.0},{1.0:2,2.0}}>> {
  %0 = quant.qcast %x : tensor<4x6xf32> to tensor<4x6x!quant.uniform<i8:f32:{1:3, 0:2}, {{1.0,2.0},{1.0:2,2.0}}>>
  return %0 : tensor<4x6x!quant.uniform<i8:f32:{1:3, 0:2}, {{1.0,2.0},{1.0:2,2.0}}>>
}
func.func @f10(%x: tensor<6x2xf32>) -> tensor<6x2x!quant.uniform<i8:f32:{}, {{1.0}}>> {
  %0 = quant.qcast %x : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{}, {{1.0}}>>
  return %0 : tensor<6x2x!quant.uniform<i8:f32:{}, {{1.0}}>>
}
func.func @f11(%x: tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32:{1:3, 1:2}, {{1.0,2.0,3.0}}>> {
  %0 = quant.qcast %x : tensor<4x6xf32> to tensor<4x6x!quant.uniform<i8:f32:{1:3, 1:2}, {{1.0,2.0,3.0}}>>
  return %0 : tensor<4x6x!quant.uniform<i8:f32:{1:3, 1:2}, {{1.0,2.0,3.0}}>>
}
func.func @f12(%x: f32) -> !quant.any<i8:f32> {
  %0 = quant.qcast %x : f32 to !quant.any<i8:f32>
  return %0 : !quant.any<i8:f32>
}
func.func @f13(%x: f32) -> !quant.calibrated<f32<1.0:2.0>> {
  %0 = quant.qcast %x : f32 to !quant.calibrated<f32<1.0:2.0>>
  return %0 : !quant.calibrated<f32<1.0:2.0>>
}
func.func @f14(%x: !quant.uniform<i8:f32, 1.0>) -> f32 {
  %0 = quant.dcast %x : !quant.uniform<i8:f32, 1.0> to f32
  return %0 : f32
}
func.func @f15(%x: tensor<2x!quant.uniform<i8:f32, 1.0>>) -> tensor<2xf32> {
  %0 = quant.dcast %x : tensor<2x!quant.uniform<i8:f32, 1.0>> to tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @f16(%x: tensor<*x!quant.uniform<i8:f32, 1.0>>) -> tensor<*xf32> {
  %0 = quant.dcast %x : tensor<*x!quant.uniform<i8:f32, 1.0>> to tensor<*xf32>
  return %0 : tensor<*xf32>
}
func.func @f17(%x: tensor<2x!quant.uniform<i8:f32:{0:2}, {1.0}>>) -> tensor<2xf32> {
  %0 = quant.dcast %x : tensor<2x!quant.uniform<i8:f32:{0:2}, {1.0}>> to tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @f18(%x: !quant.any<i8:f32>) -> f32 {
  %0 = quant.dcast %x : !quant.any<i8:f32> to f32
  return %0 : f32
}
func.func @f19(%x: !quant.uniform<i8:f32, 1.0>) -> i8 {
  %0 = quant.scast %x : !quant.uniform<i8:f32, 1.0> to i8
  return %0 : i8
}
func.func @f20(%x: !quant.uniform<u8:f32, 1.0>) -> i8 {
  %0 = quant.scast %x : !quant.uniform<u8:f32, 1.0> to i8
  return %0 : i8
}
func.func @f21(%x: i8) -> !quant.uniform<i8:f32, 1.0> {
  %0 = quant.scast %x : i8 to !quant.uniform<i8:f32, 1.0>
  return %0 : !quant.uniform<i8:f32, 1.0>
}
func.func @f22(%x: !quant.any<i8>) -> i8 {
  %0 = quant.scast %x : !quant.any<i8> to i8
  return %0 : i8
}
func.func @f23(%x: tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0,2.0}>> {
  %0 = quant.scast %x : tensor<2xi8> to tensor<2x!quant.uniform<i8:f32:0, {1.0,2.0}>>
  return %0 : tensor<2x!quant.uniform<i8:f32:0, {1.0,2.0}>>
}
func.func @f24(%x: tensor<*xi8>) -> tensor<*x!quant.uniform<i8:f32, 1.0>> {
  %0 = quant.scast %x : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32, 1.0>>
  return %0 : tensor<*x!quant.uniform<i8:f32, 1.0>>
}
func.func @f25(%x: tensor<2xf32, "a">) -> tensor<2x!quant.uniform<i8:f32, 1.0>> {
  %0 = quant.qcast %x : tensor<2xf32, "a"> to tensor<2x!quant.uniform<i8:f32, 1.0>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 1.0>>
}
