// RUN: not mlir-interp run %s --args='dense<[1.0, 2.0]> : tensor<2xf32>' 2>&1 | FileCheck %s
func.func @main(%t: tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32:1, {1.0, 2.0}>> {
  // CHECK: quant_rank.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: a tensor of rank 1 has no dimension 1, of which the scales are
  %0 = quant.qcast %t : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  return %0 : tensor<*x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
}
