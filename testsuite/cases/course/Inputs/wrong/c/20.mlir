// The operation is there, and nobody needs it.
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
  return %t : i32
}
func.func @opposite(%by: i32) -> !clock.time<12> {
  %six = arith.constant 6 : i32
  %ten = "clock.at"() {hour = 10 : i32} : () -> !clock.time<12>
  %unused = "clock.opposite"(%ten) : (!clock.time<12>) -> !clock.time<12>
  %far = arith.addi %by, %six : i32
  %r = "clock.later"(%ten, %far) : (!clock.time<12>, i32) -> !clock.time<12>
  return %r : !clock.time<12>
}
func.func @opposite_of_day(%by: i32) -> !clock.time<24> {
  %half = arith.constant 12 : i32
  %ten = "clock.at"() {hour = 10 : i32} : () -> !clock.time<24>
  %far = arith.addi %by, %half : i32
  %r = "clock.later"(%ten, %far) : (!clock.time<24>, i32) -> !clock.time<24>
  return %r : !clock.time<24>
}
