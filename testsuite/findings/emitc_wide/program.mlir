func.func @f() -> i65 {
  %c = arith.constant 0 : i65
  return %c : i65
}
