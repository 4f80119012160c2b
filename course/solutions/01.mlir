func.func @perimeter(%w: i32, %h: i32) -> i32 {
  %two = arith.constant 2 : i32
  %sum = arith.addi %w, %h : i32
  %perimeter = arith.muli %sum, %two : i32
  return %perimeter : i32
}
