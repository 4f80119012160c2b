func.func @f(%a: i32) -> i32 {
  %c = arith.constant 4 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
