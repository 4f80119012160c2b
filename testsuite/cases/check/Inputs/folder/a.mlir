func.func @a(%a: i8) -> i8 {
  return %a : i8
}
