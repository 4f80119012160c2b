// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e open --args='dense<[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]>' | FileCheck %s --check-prefix=OPEN
// RUN: mlir-interp run %s -e any_rank --args='dense<[[6.0], [6.0]]> : tensor<2x1xf32>' | FileCheck %s --check-prefix=RANK
// RUN: mlir-interp run %s -e blocks_open --args='dense<[[8.0, 8.0, 8.0, 8.0]]>' | FileCheck %s --check-prefix=BLOCKS

// Casts of tensors: one scale for all, one for each index of an axis, one for a block of elements.

!axis = tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 0.5:10, 0.25}>>
!blocks = tensor<4x6x!quant.uniform<i8:f32:{1:3, 0:2}, {{1.0, 2.0}, {0.5:1, 4.0:-1}}>>
!rows = tensor<2x2x!quant.uniform<u4:f32:{0:1}, {{1.0}, {0.5}}>>

func.func @main() -> (tensor<2x3xi8>, tensor<2x3xf32>, tensor<4x6xi8>, tensor<4x6xf32>, tensor<2x2xi4>, tensor<3xi8>, tensor<0xf32>) {
  %t = arith.constant dense<[[1.0, 2.0, 3.0], [-1.0, -2.0, -3.0]]> : tensor<2x3xf32>
  // CHECK: {{^}}dense<{{\[}}[1, 14, 12], [-1, 6, -12]]> : tensor<2x3xi8>
  %0 = quant.qcast %t : tensor<2x3xf32> to !axis
  %1 = quant.scast %0 : !axis to tensor<2x3xi8>
  // CHECK-NEXT: {{^}}dense<{{\[}}[1.000000e+00, 2.000000e+00, 3.000000e+00], [-1.000000e+00, -2.000000e+00, -3.000000e+00]]> : tensor<2x3xf32>
  %2 = quant.dcast %0 : !axis to tensor<2x3xf32>
  %eights = arith.constant dense<8.0> : tensor<4x6xf32>
  // CHECK-NEXT: {{^}}dense<{{\[}}[8, 8, 8, 4, 4, 4], [8, 8, 8, 4, 4, 4], [17, 17, 17, 1, 1, 1], [17, 17, 17, 1, 1, 1]]> : tensor<4x6xi8>
  %3 = quant.qcast %eights : tensor<4x6xf32> to !blocks
  %4 = quant.scast %3 : !blocks to tensor<4x6xi8>
  // CHECK-NEXT: {{^}}dense<8.000000e+00> : tensor<4x6xf32>
  %5 = quant.dcast %3 : !blocks to tensor<4x6xf32>
  // An axis without blocks is one.
  // CHECK-NEXT: {{^}}dense<{{\[}}[1, 2], [6, -8]]> : tensor<2x2xi4>
  %rows = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %6 = quant.qcast %rows : tensor<2x2xf32> to !rows
  %7 = quant.scast %6 : !rows to tensor<2x2xi4>
  // Poison stays in its element.
  // CHECK-NEXT: {{^}}dense<[1, poison, poison]> : tensor<3xi8>
  %some = arith.constant dense<[1.0, 1.0e+9, 0.0]> : tensor<3xf32>
  %poison = ub.poison : f32
  %two = arith.constant 2 : index
  %8 = tensor.insert %poison into %some[%two] : tensor<3xf32>
  %9 = quant.qcast %8 : tensor<3xf32> to tensor<3x!quant.uniform<i8:f32, 1.0>>
  %10 = quant.scast %9 : tensor<3x!quant.uniform<i8:f32, 1.0>> to tensor<3xi8>
  // CHECK-NEXT: {{^}}dense<> : tensor<0xf32>
  %none = arith.constant dense<> : tensor<0xi8>
  %11 = quant.scast %none : tensor<0xi8> to tensor<0x!quant.uniform<i8:f32, 1.0>>
  %12 = quant.dcast %11 : tensor<0x!quant.uniform<i8:f32, 1.0>> to tensor<0xf32>
  return %1, %2, %4, %5, %7, %10, %12 : tensor<2x3xi8>, tensor<2x3xf32>, tensor<4x6xi8>, tensor<4x6xf32>, tensor<2x2xi4>, tensor<3xi8>, tensor<0xf32>
}

// OPEN: {{^}}dense<{{\[}}[1, 14, 12], [1, 14, 12]]> : tensor<?x?xi8>
func.func @open(%t: tensor<?x?xf32>) -> tensor<?x?xi8> {
  %0 = quant.qcast %t : tensor<?x?xf32> to tensor<?x?x!quant.uniform<i8:f32:1, {1.0, 0.5:10, 0.25}>>
  %1 = quant.scast %0 : tensor<?x?x!quant.uniform<i8:f32:1, {1.0, 0.5:10, 0.25}>> to tensor<?x?xi8>
  return %1 : tensor<?x?xi8>
}

// RANK: {{^}}dense<{{\[}}[6], [12]]> : tensor<*xi8>
func.func @any_rank(%t: tensor<*xf32>) -> tensor<*xi8> {
  %0 = quant.qcast %t : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:0, {1.0, 0.5}>>
  %1 = quant.scast %0 : tensor<*x!quant.uniform<i8:f32:0, {1.0, 0.5}>> to tensor<*xi8>
  return %1 : tensor<*xi8>
}

// BLOCKS: {{^}}dense<{{\[}}[8, 8, 4, 4]]> : tensor<?x?xi8>
func.func @blocks_open(%t: tensor<?x?xf32>) -> tensor<?x?xi8> {
  %0 = quant.qcast %t : tensor<?x?xf32> to tensor<?x?x!quant.uniform<i8:f32:{1:2}, {{1.0, 2.0}}>>
  %1 = quant.scast %0 : tensor<?x?x!quant.uniform<i8:f32:{1:2}, {{1.0, 2.0}}>> to tensor<?x?xi8>
  return %1 : tensor<?x?xi8>
}
