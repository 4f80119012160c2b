// A shift.
func.func @perimeter(%w: i32, %h: i32) -> i32 {
  %one = arith.constant 1 : i32
  %sum = arith.addi %h, %w : i32
  %r = arith.shli %sum, %one : i32
  return %r : i32
}
