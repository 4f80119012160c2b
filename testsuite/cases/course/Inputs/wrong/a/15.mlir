// Without the sign.
func.func @halved(%x: i8) -> i8 {
  %one = arith.constant 1 : i8
  %half = arith.shrui %x, %one : i8
  return %half : i8
}
