// Without a remainder.
meaning.type<H> !clock.time<$H> = i32

meaning.op<H> clock.at() attributes {hour} -> !clock.time<$H> {
  %h = arith.constant $hour
  return %h : i32
}

meaning.op<H> clock.later(%t: !clock.time<$H>, %by: i32) -> !clock.time<$H> {
  %hours = arith.constant $H : i32
  %sum = arith.addi %t, %by : i32
  %r = arith.remui %sum, %hours : i32
  return %r : i32
}

meaning.op<H> clock.opposite(%t: !clock.time<$H>) -> !clock.time<$H> {
  %hours = arith.constant $H : i32
  %one = arith.constant 1 : i32
  %half = arith.shrui %hours, %one : i32
  %sum = arith.addi %t, %half : i32
  %less = arith.cmpi ult, %sum, %hours : i32
  %back = arith.subi %sum, %hours : i32
  %r = arith.select %less, %sum, %back : i32
  return %r : i32
}
func.func @opposite(%by: i32) -> !clock.time<12> {
  %ten = "clock.at"() {hour = 10 : i32} : () -> !clock.time<12>
  %later = "clock.later"(%ten, %by) : (!clock.time<12>, i32) -> !clock.time<12>
  %r = "clock.opposite"(%later) : (!clock.time<12>) -> !clock.time<12>
  return %r : !clock.time<12>
}
func.func @opposite_of_day(%by: i32) -> !clock.time<24> {
  %ten = "clock.at"() {hour = 10 : i32} : () -> !clock.time<24>
  %later = "clock.later"(%ten, %by) : (!clock.time<24>, i32) -> !clock.time<24>
  %r = "clock.opposite"(%later) : (!clock.time<24>) -> !clock.time<24>
  return %r : !clock.time<24>
}
