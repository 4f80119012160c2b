// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<5xi32> {
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  // CHECK: tensor_pad.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is 4 in the tensor, but 5 in its type
  %r = tensor.pad %t low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<?xi32> to tensor<5xi32>
  return %r : tensor<5xi32>
}
