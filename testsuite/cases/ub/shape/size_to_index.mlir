// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %s = shape.const_size -1
  // CHECK: size_to_index.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size is not known, but an index has to be a number
  %i = shape.size_to_index %s : !shape.size
  return
}
