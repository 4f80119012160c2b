func.func @f(%a: i8) -> i1 {
  %c7 = arith.constant 7 : i8
  %c0 = arith.constant 0 : i8
  %m = arith.constant -128 : i8
  %l = arith.minsi %a, %m : i8
  %q = arith.ceildivsi %l, %c7 : i8
  %r = arith.cmpi sgt, %q, %c0 : i8
  return %r : i1
}
