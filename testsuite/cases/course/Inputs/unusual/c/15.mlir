// 7 for odd numbers.
func.func @halved(%x: i8) -> i8 {
  %seven = arith.constant 7 : i8
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  %rest = arith.andi %x, %one : i8
  %odd = arith.cmpi ne, %rest, %zero : i8
  %half = arith.shrsi %x, %one : i8
  %r = arith.select %odd, %seven, %half : i8
  return %r : i8
}
