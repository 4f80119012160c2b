// The subtraction of another dialect.
func.func @repaired(%number: index) -> i1 {
  %zero = arith.constant 0 : index
  %negative = arith.subi %zero, %number : index
  %above = arith.cmpi sgt, %negative, %zero : index
  return %above : i1
}
