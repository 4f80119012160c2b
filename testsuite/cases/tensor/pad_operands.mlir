// RUN: mlir-interp verify %s --split-input-file --verify-diagnostics
// Upstream does not count the operands, and prints what is behind the last one.
func.func @lacks(%t: tensor<?xi32>, %v: i32) {
  // expected-error @+1 {{expected the number of 'low' to match the number of dynamic entries in 'static_low' (0 vs 1)}}
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index):
    "tensor.yield"(%v) : (i32) -> ()
  }) : (tensor<?xi32>) -> tensor<?xi32>
  return
}

// -----

func.func @more(%t: tensor<?xi32>, %v: i32, %n: index) {
  // expected-error @+1 {{expected the number of 'high' to match the number of dynamic entries in 'static_high' (1 vs 0)}}
  %0 = "tensor.pad"(%t, %n) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: 2>, static_low = array<i64: 3>}> ({
  ^bb0(%i: index):
    "tensor.yield"(%v) : (i32) -> ()
  }) : (tensor<?xi32>, index) -> tensor<?xi32>
  return
}
