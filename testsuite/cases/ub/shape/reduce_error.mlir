// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %zero = shape.const_size 0
  %one = arith.constant 1 : index
  %e = shape.const_shape [] : !shape.shape
  %s:2 = "shape.split_at"(%e, %one) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  // CHECK: reduce_error.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the shape is an error
  %r = shape.reduce(%s#0, %zero) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %extent: !shape.size, %before: !shape.size):
    shape.yield %extent : !shape.size
  }
  return
}
