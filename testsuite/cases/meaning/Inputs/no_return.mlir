meaning.op my.two(%x: i32) -> (i32, i32) {
  arith.subi %x, %x : i32
}

func.func @main(%x: i32) -> i32 {
  %a:2 = "my.two"(%x) : (i32) -> (i32, i32)
  return %a#0 : i32
}
