func.func @shifted(%a: i64) -> i64 {
  %most = arith.constant 63 : i64
  %four = arith.constant 4 : i64
  %amount = arith.andi %a, %most : i64
  %r = arith.shrsi %four, %amount : i64
  return %r : i64
}
