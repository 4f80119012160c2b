meaning.op my.half(%x: i32) -> i32 {
  return %x : i32
}
func.func @main(%x: i32) -> i32 {
  %a = "my.half"(%x) {down} : (i32) -> i32
  return %a : i32
}
