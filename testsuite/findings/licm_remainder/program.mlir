func.func @f(%a: i32, %b: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero) -> i32 {
    %q = arith.remui %a, %b : i32
    %s = arith.addi %x, %q : i32
    scf.yield %s : i32
  }
  return %r : i32
}
