// 20. A dialect of your own
//
// Anybody may add a dialect: types and operations that nobody has heard of. What
// they mean can be said in MLIR. A meaning is a template: meaning.type says what
// represents a type, and meaning.op says, with operations that are known, what an
// operation of yours does. There is nothing to compile.
//
// Here is a clock of so many hours, which stands in the type: `!clock.time<12>`.
// `clock.later` goes on by some hours, and comes around. `clock.until` says how
// long it is from one time to another. meaning.require is a rule of yours: a
// program that breaks it is undefined, and the report says so in your words.
//
//   mlir-interp run 20.mlir -e broken
//   mlir-interp step 20.mlir                     your operations are steps
//   mlir-interp step 20.mlir --inside-meanings   and here what they are made of
//
// Meanings may stand in the program, as here, or in a file of their own
// (`--meaning`). Your operations can be run, stepped through, and compared before
// and behind passes of yours.
//
// Surprising: an operation of yours may have rules that no type can say. In
// twelve hours 13 is no time at all; the verifier cannot see it, for it is a
// value, and the run does.
//
// Read on: meanings dialects meaning.op meaning.type meaning.require

meaning.type<H> !clock.time<$H> = i32

meaning.op<H> clock.at() attributes {hour} -> !clock.time<$H> {
  %h = arith.constant $hour
  %hours = arith.constant $H : i32
  %fits = arith.cmpi ult, %h, %hours : i32
  meaning.require %fits else undefined "there is no such hour"
  return %h : i32
}

meaning.op<H> clock.later(%t: !clock.time<$H>, %by: i32) -> !clock.time<$H> {
  %hours = arith.constant $H : i32
  %sum = arith.addi %t, %by : i32
  %r = arith.remui %sum, %hours : i32
  return %r : i32
}

meaning.op<H> clock.until(%a: !clock.time<$H>, %b: !clock.time<$H>) -> i32 {
  %hours = arith.constant $H : i32
  %ahead = arith.addi %b, %hours : i32
  %far = arith.subi %ahead, %a : i32
  %r = arith.remui %far, %hours : i32
  return %r : i32
}

func.func @main() -> (!clock.time<12>, i32) {
  %by = arith.constant 5 : i32
  %ten = "clock.at"() {hour = 10 : i32} : () -> !clock.time<12>
  %later = "clock.later"(%ten, %by)
      : (!clock.time<12>, i32) -> !clock.time<12>
  %left = "clock.until"(%later, %ten)
      : (!clock.time<12>, !clock.time<12>) -> i32
  return %later, %left : !clock.time<12>, i32
}

func.func @day(%by: i32) -> !clock.time<24> {
  %ten = "clock.at"() {hour = 10 : i32} : () -> !clock.time<24>
  %later = "clock.later"(%ten, %by)
      : (!clock.time<24>, i32) -> !clock.time<24>
  return %later : !clock.time<24>
}

func.func @broken() -> !clock.time<12> {
  %t = "clock.at"() {hour = 13 : i32} : () -> !clock.time<12>
  return %t : !clock.time<12>
}

// ? What is `%later` in @main, five hours after ten?
//   = value %later @main()
// ? And in @day, whose clock has 24 hours, for 5?
//   = results @day(5 : i32)
// ? How does @broken end?
//   = status @broken()
// ? At which operation? (The program's own.)
//   = where @broken()
// ! Add an operation `clock.opposite`, which takes a time and gives the one half
//   a clock later, and two functions which go `%by` hours on from 10 and give the
//   opposite of that: `@opposite(%by: i32) -> !clock.time<12>`, and
//   `@opposite_of_day(%by: i32) -> !clock.time<24>` on a clock of 24 hours.
//   @opposite(0...13 : i32)
//   @opposite_of_day(0...25 : i32)
//   with clock.opposite
