func.func @f(%n: i8) -> i8 {
  cf.br ^loop
^loop:
  cf.br ^loop
}
