// my.if in a loop, beside scf.if.
func.func @main() -> i32 {
  %n = arith.constant 10000000 : index // quick 2500000, test 100
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first = arith.constant 7 : i32
  %factor = arith.constant 31 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%a = %first) -> i32 {
    %x = arith.index_cast %i : index to i32
    %less = arith.cmpi slt, %a, %x : i32
    %z = "my.if"(%less) ({
      %y = arith.muli %a, %factor : i32
      "my.yield"(%y) : (i32) -> ()
    }, {
      %y = arith.subi %a, %x : i32
      "my.yield"(%y) : (i32) -> ()
    }) : (i1) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
// BESIDE
func.func @main() -> i32 {
  %n = arith.constant 10000000 : index // quick 2500000, test 100
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first = arith.constant 7 : i32
  %factor = arith.constant 31 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%a = %first) -> i32 {
    %x = arith.index_cast %i : index to i32
    %less = arith.cmpi slt, %a, %x : i32
    %z = scf.if %less -> i32 {
      %y = arith.muli %a, %factor : i32
      scf.yield %y : i32
    } else {
      %y = arith.subi %a, %x : i32
      scf.yield %y : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
