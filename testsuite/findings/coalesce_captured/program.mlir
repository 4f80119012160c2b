func.func @main() -> i64 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %one = arith.constant 1 : i64
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %one) -> (i64) : i32 {
    %s = scf.for %j = %c0 to %c2 step %c1 iter_args(%b = %a) -> (i64) : i32 {
      %t = arith.addi %b, %a : i64
      scf.yield %t : i64
    }
    scf.yield %s : i64
  }
  return %r : i64
}
