// Euclid's algorithm with blocks and block arguments.
func.func @main() -> i32 {
  %a = arith.constant 1071 : i32
  %b = arith.constant 462 : i32
  cf.br ^loop(%a, %b : i32, i32)
^loop(%x: i32, %y: i32):
  %zero = arith.constant 0 : i32
  %done = arith.cmpi eq, %y, %zero : i32
  cf.cond_br %done, ^end, ^step
^step:
  %rest = arith.remui %x, %y : i32
  cf.br ^loop(%y, %rest : i32, i32)
^end:
  return %x : i32
}
