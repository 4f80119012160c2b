// RUN: not mlir-interp run %s --args='dense<[1.0, 2.0, 3.0]>' 2>&1 | FileCheck %s
func.func @main(%t: tensor<?xf32>) -> tensor<?x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>> {
  // CHECK: quant_blocks.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 0 of the tensor is 3, and scales are of 4
  %0 = quant.qcast %t : tensor<?xf32> to tensor<?x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>>
  return %0 : tensor<?x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>>
}
