// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Source and dest have one shape (B4).
func.func @main() -> tensor<?xi8> {
  %n = arith.constant 3 : index
  %t = arith.constant dense<0> : tensor<2xi8>
  %u = tensor.cast %t : tensor<2xi8> to tensor<?xi8>
  %d = tensor.empty(%n) : tensor<?xi8>
  // CHECK: materialize.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is 2 in the source, but 3 in dest
  %r = bufferization.materialize_in_destination %u in %d : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}
