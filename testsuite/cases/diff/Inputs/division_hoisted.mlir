func.func @f(%a: i8, %b: i8) -> i8 {
  %z = arith.constant 0 : i8
  %c = arith.cmpi ne, %b, %z : i8
  %q = arith.divui %a, %b : i8
  %0 = arith.select %c, %q, %z : i8
  return %0 : i8
}
