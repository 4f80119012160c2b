// Values go in circles through operations of one's own that hold state.
meaning.op<Ts...> my.output(%v...: $Ts...)
meaning.op<Ts...> my.clocked(%n: index) -> ($Ts...) {
  %r... = meaning.graph 0() ticks %n : () -> ($Ts...)
  return %r... : $Ts...
}
meaning.op<T> my.delay(%in: $T) attributes {first} holds (%was: $T) -> $T {
  begin { arith.constant $first : $T }
  gives { return %was : $T }
  takes { return %in : $T }
}
meaning.op my.sum(%in: i32) holds (%sum: i32) -> i32 {
  begin { arith.constant 0 : i32 }
  gives { arith.addi %sum, %in : i32 }
  takes { arith.addi %sum, %in : i32 }
}
func.func @main() -> (i32, i32) {
  %n = arith.constant 12 : index
  %a, %b = "my.clocked"(%n) ({
    %older = "my.delay"(%newer) {first = 0 : i32} : (i32) -> i32
    %newer = "my.delay"(%both) {first = 1 : i32} : (i32) -> i32
    %both = arith.addi %older, %newer : i32
    %all = "my.sum"(%scaled) : (i32) -> i32
    %scaled = arith.muli %older, %three : i32
    %three = arith.constant 3 : i32
    %late = "my.delay"(%all) {first = 7 : i32} : (i32) -> i32
    "my.output"(%all, %late) : (i32, i32) -> ()
  }) : (index) -> (i32, i32)
  return %a, %b : i32, i32
}
