// The last step may pass the end of the index type; upstream's loop goes on.
func.func @for_limits(%lower: index, %upper: index) -> (i32, index) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0 : index
  %r:2 = affine.for %i = %lower to %upper step 1000000000000000003 iter_args(%n = %zero, %last = %none) -> (i32, index) {
    %m = arith.addi %n, %one : i32
    affine.yield %m, %i : i32, index
  }
  return %r#0, %r#1 : i32, index
}
