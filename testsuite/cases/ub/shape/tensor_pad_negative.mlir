// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T6)
func.func @main() -> tensor<?xi32> {
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  %k = arith.constant -1 : index
  // CHECK: tensor_pad_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the low padding of dimension 0 is negative: -1
  %r = tensor.pad %t low[%k] high[2] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<?xi32> to tensor<?xi32>
  return %r : tensor<?xi32>
}
