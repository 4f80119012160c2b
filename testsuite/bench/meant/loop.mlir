// my.for, whose meaning runs its region in scf.for, beside scf.for.
func.func @main() -> i32 {
  %n = arith.constant 40000000 : index // quick 10000000, test 100
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first = arith.constant 7 : i32
  %factor = arith.constant 31 : i32
  %r = "my.for"(%zero, %n, %one, %first) ({
  ^bb0(%i: index, %a: i32):
    %x = arith.index_cast %i : index to i32
    %y = arith.xori %a, %x : i32
    %z = arith.muli %y, %factor : i32
    "my.yield"(%z) : (i32) -> ()
  }) : (index, index, index, i32) -> i32
  return %r : i32
}
// BESIDE
func.func @main() -> i32 {
  %n = arith.constant 40000000 : index // quick 10000000, test 100
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first = arith.constant 7 : i32
  %factor = arith.constant 31 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%a = %first) -> i32 {
    %x = arith.index_cast %i : index to i32
    %y = arith.xori %a, %x : i32
    %z = arith.muli %y, %factor : i32
    scf.yield %z : i32
  }
  return %r : i32
}
