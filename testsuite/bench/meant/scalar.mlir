// my.max in a loop, beside arith.maxsi.
func.func @main() -> i32 {
  %n = arith.constant 20000000 : index // quick 5000000, test 100
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first = arith.constant 7 : i32
  %factor = arith.constant 31 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%a = %first) -> i32 {
    %x = arith.index_cast %i : index to i32
    %y = arith.muli %a, %factor : i32
    %z = "my.max"(%x, %y) : (i32, i32) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
// BESIDE
func.func @main() -> i32 {
  %n = arith.constant 20000000 : index // quick 5000000, test 100
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first = arith.constant 7 : i32
  %factor = arith.constant 31 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%a = %first) -> i32 {
    %x = arith.index_cast %i : index to i32
    %y = arith.muli %a, %factor : i32
    %z = arith.maxsi %x, %y : i32
    scf.yield %z : i32
  }
  return %r : i32
}
