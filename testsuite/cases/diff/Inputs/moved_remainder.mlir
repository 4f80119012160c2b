func.func @kept(%a: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %unused = arith.remui %a, %zero : i8
  return %a : i8
}
