// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T6)
func.func @main() -> tensor<?xi32> {
  %k = ub.poison : index
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  // CHECK: tensor_pad_low.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'low' is poison
  %r = tensor.pad %t low[%k] high[2] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<?xi32> to tensor<?xi32>
  return %r : tensor<?xi32>
}
