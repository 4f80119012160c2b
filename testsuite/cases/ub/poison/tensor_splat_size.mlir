// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A size that is poison may be negative (T3).
func.func @main() -> tensor<?xi8> {
  %v = arith.constant 3 : i8
  %n = ub.poison : index
  // CHECK: tensor_splat_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'dynamicSizes' is poison
  %t = tensor.splat %v[%n] : tensor<?xi8>
  return %t : tensor<?xi8>
}
