func.func @selected(%c: i1, %a: i1) -> i1 {
  %r = arith.andi %c, %a : i1
  return %r : i1
}
func.func @defined(%c: i1, %a: i1 {llvm.noundef}) -> i1 {
  %r = arith.andi %c, %a : i1
  return %r : i1
}
func.func @branched(%c: i1, %a: f64, %b: f64) -> f64 {
  cf.cond_br %c, ^end(%a : f64), ^end(%b : f64)
^end(%r: f64):
  return %r : f64
}
func.func @used(%a: i64) -> i64 {
  %zero = arith.subi %a, %a : i64
  return %zero : i64
}
func.func @dropped(%a: i64) -> i64 {
  %zero = arith.constant 0 : i64
  return %zero : i64
}
func.func @lanes(%v: vector<4xi1>) -> vector<4xi1> {
  %zero = arith.constant dense<false> : vector<4xi1>
  %r = arith.addi %v, %zero : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @stored(%m: memref<i16>, %a: i16) {
  %zero = arith.xori %a, %a : i16
  memref.store %zero, %m[] : memref<i16>
  return
}
