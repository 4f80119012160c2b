// my.while, whose meaning runs its two regions, beside scf.while.
func.func @main() -> i32 {
  %n = arith.constant 20000000 : i32 // quick 5000000, test 100
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = "my.while"(%n, %zero) ({
  ^bb0(%a: i32, %s: i32):
    %more = arith.cmpi ne, %a, %zero : i32
    "my.condition"(%more, %a, %s) : (i1, i32, i32) -> ()
  }, {
  ^bb0(%a: i32, %s: i32):
    %less = arith.subi %a, %one : i32
    %t = arith.xori %s, %a : i32
    %u = arith.addi %t, %less : i32
    "my.yield"(%less, %u) : (i32, i32) -> ()
  }) : (i32, i32) -> (i32, i32)
  return %r#1 : i32
}
// BESIDE
func.func @main() -> i32 {
  %n = arith.constant 20000000 : i32 // quick 5000000, test 100
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%a = %n, %s = %zero) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi ne, %a, %zero : i32
    scf.condition(%more) %a, %s : i32, i32
  } do {
  ^bb0(%a: i32, %s: i32):
    %less = arith.subi %a, %one : i32
    %t = arith.xori %s, %a : i32
    %u = arith.addi %t, %less : i32
    scf.yield %less, %u : i32, i32
  }
  return %r#1 : i32
}
