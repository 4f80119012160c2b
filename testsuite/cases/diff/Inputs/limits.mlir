func.func @first_ends(%n: i32) -> i32 {
  %one = arith.constant 1 : i32
  return %one : i32
}
func.func @deep(%x: i1) -> i1 {
  return %x : i1
}
func.func @endless(%x: i1) {
  return
}
