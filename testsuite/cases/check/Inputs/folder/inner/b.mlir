func.func @b(%a: i8) -> i8 {
  return %a : i8
}
