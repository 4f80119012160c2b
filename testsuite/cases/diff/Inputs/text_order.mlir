func.func @f(%a: i32, %b: i32) {
  vector.print %b : i32
  vector.print %a : i32
  return
}
