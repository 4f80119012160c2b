// RUN: mlir-opt --emit-bytecode %s -o %t.there
// RUN: mlir-interp print --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %s >%t.here
// RUN: cmp %t.there %t.here
// RUN: mlir-interp print --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %t.there >%t.again
// RUN: cmp %t.there %t.again
// RUN: mlir-interp print %s >%t.text
// RUN: mlir-interp print %t.there | diff %t.text -
// RUN: mlir-opt %t.here | diff --ignore-blank-lines %t.text -
// RUN: for v in 0 1 2 3 4 5; do mlir-opt --emit-bytecode --emit-bytecode-version=$v %s -o %t.there; mlir-interp print --emit-bytecode=$v --emit-bytecode-producer=MLIR22.1.8 %s | cmp - %t.there || exit 1; mlir-interp print %t.there | diff %t.text - || exit 1; done

// Types of the quant dialect, each by its code.

module attributes {builtin.types = [
    !quant.any<i8>, !quant.any<u8<0:15>>, !quant.any<si8:f32>, !quant.any<ui32:bf16>,
    !quant.calibrated<f32<-0.998:1.2321>>, !quant.calibrated<f64<0xFFF0000000000000:0x7FF0000000000000>>,
    !quant.uniform<i8:f32, 1.0>, !quant.uniform<i32:f64, 1.0e-300:-9223372036854775808>,
    !quant.uniform<u1:f16, 0.1:9223372036854775807>, !quant.uniform<i8<-8:7>:f80, 0x7FF8000000000000>,
    !quant.uniform<i8:f32:0, {1.0}>, !quant.uniform<u16<0:1023>:f32:2147483647, {0.1:-1, 0.2, 0.3:1000000000000}>,
    !quant.uniform<i8:f32:{}, {1.0}>, !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:10, 3.0:20}, {4.0:30, 5.0:40}}>,
    !quant.uniform<u8:f8E5M2:{3:9223372036854775807}, {0.1, 0.3:-1}>, !quant.uniform<i4:f128:{0:2, 0:3}, {{{1.0:7}}}>,
    tensor<?x!quant.uniform<i8:f32:{0:1}, {1.0, 1.0, 1.0}>>]} {
  func.func @casts(%t: tensor<2x4xf32>) -> tensor<2x4xi8> {
    %0 = quant.qcast %t : tensor<2x4xf32> to tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:10, 3.0:20}, {4.0:30, 5.0:40}}>>
    %1 = quant.scast %0 : tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:10, 3.0:20}, {4.0:30, 5.0:40}}>> to tensor<2x4xi8>
    return %1 : tensor<2x4xi8>
  }
}
