// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %n = arith.constant -1 : index
  // CHECK: index_to_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size is negative, -1
  %s = shape.index_to_size %n
  return
}
