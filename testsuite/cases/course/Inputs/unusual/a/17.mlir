// Comparisons of arith.
func.func @repaired(%number: index) -> i1 {
  %zero = arith.constant 0 : index
  %least = arith.constant -9223372036854775808 : index
  %below = arith.cmpi slt, %number, %zero : index
  %more = arith.cmpi sgt, %number, %least : index
  %r = arith.andi %below, %more : i1
  return %r : i1
}
