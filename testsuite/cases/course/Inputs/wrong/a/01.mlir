// The area.
func.func @perimeter(%w: i32, %h: i32) -> i32 {
  %r = arith.muli %w, %h : i32
  return %r : i32
}
