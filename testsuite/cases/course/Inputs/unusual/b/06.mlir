// From the lesser one half of the way.
func.func @average(%a: i8, %b: i8) -> i8 {
  %two = arith.constant 2 : i8
  %least = arith.minui %a, %b : i8
  %most = arith.maxui %a, %b : i8
  %way = arith.subi %most, %least : i8
  %half = arith.divui %way, %two : i8
  %r = arith.addi %least, %half : i8
  return %r : i8
}
