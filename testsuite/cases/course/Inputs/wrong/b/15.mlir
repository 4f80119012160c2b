// Undefined for odd numbers.
func.func @halved(%x: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %odd = arith.andi %x, %one : i8
  %by = arith.subi %two, %odd : i8
  %by_none = arith.cmpi eq, %by, %one : i8
  %divisor = arith.select %by_none, %zero, %two : i8
  %half = arith.divsi %x, %divisor : i8
  return %half : i8
}
