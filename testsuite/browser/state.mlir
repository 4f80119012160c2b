// A counter that begins with poison, a bit that turns, and what they give: state as waves.
meaning.op<Ts...> my.out(%v...: $Ts...)
meaning.op<Ts...> my.clocked(%n: index) -> ($Ts...) {
  %r... = meaning.graph 0() ticks %n : () -> ($Ts...)
  return %r... : $Ts...
}
meaning.op my.late(%in: i32) holds (%was: i32) -> i32 {
  begin { meaning.poison "nothing set it" : i32 }
  gives { return %was : i32 }
  takes { return %in : i32 }
}
meaning.op my.bit(%in: i1) holds (%was: i1) -> i1 {
  begin { arith.constant true }
  gives { return %was : i1 }
  takes { return %in : i1 }
}
func.func @main() -> i32 {
  %n = arith.constant 9 : index
  %true = arith.constant true
  %c3 = arith.constant 3 : i32
  %r, %s = "my.clocked"(%n) ({
    %first = "my.late"(%c3) : (i32) -> i32
    %second = "my.late"(%first) : (i32) -> i32
    %bit = "my.bit"(%turned) : (i1) -> i1
    %turned = arith.xori %bit, %true : i1
    %sum = arith.addi %first, %second : i32
    %chosen = arith.select %bit, %sum, %c3 : i32
    "my.out"(%chosen, %bit) : (i32, i1) -> ()
  }) : (index) -> (i32, i1)
  return %r : i32
}
