// RUN: not mlir-interp run %s -e main --args=-1 2>&1 | FileCheck %s
func.func @main(%n: index) -> tensor<?xi8> {
  %c7 = arith.constant 7 : i8
  // CHECK: tensor_generate_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: size 0 is negative: -1
  %t = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %c7 : i8
  } : tensor<?xi8>
  return %t : tensor<?xi8>
}
