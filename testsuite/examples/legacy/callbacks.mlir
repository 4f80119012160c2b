// A function applied three times, which one a constant says.
func private @twice(%x: i32) -> i32 {
  %r = addi %x, %x : i32
  return %r : i32
}

func private @square(%x: i32) -> i32 {
  %r = muli %x, %x : i32
  return %r : i32
}

func @thrice(%f: (i32) -> i32, %x: i32) -> i32 {
  %a = call_indirect %f(%x) : (i32) -> i32
  %b = call_indirect %f(%a) : (i32) -> i32
  %c = call_indirect %f(%b) : (i32) -> i32
  return %c : i32
}

func @main() -> (i32, i32) {
  %three = constant 3 : i32
  %twice = constant @twice : (i32) -> i32
  %square = constant @square : (i32) -> i32
  %a = call @thrice(%twice, %three) : ((i32) -> i32, i32) -> i32
  %b = call @thrice(%square, %three) : ((i32) -> i32, i32) -> i32
  return %a, %b : i32, i32
}
