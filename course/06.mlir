// 6. Integers that wrap, and poison
//
// An i8 holds 256 different numbers. 100 + 100 is 200, which as a signed number
// it does not hold. arith.addi answers as a clock does: it goes around.
//
// With `overflow<nsw>` (no signed wrap) the program promises that this will not
// happen, and a compiler may count on it. What if it does happen? Then the result
// is poison. Poison is no number. It is a mark: whoever computed this has broken
// a promise. It spreads to whatever is computed from it, and does no harm as long
// as nothing depends on it.
//
//   mlir-interp step 06.mlir
//     step           until %broken is there
//     print %broken  and where it was born
//   mlir-interp run 06.mlir -e decide
//
// Read the report of the last one from top to bottom: what is wrong, where, and
// where the poison came from.
//
// Surprising: `@main` breaks its promise and ends well. The select looks at its
// condition, takes 7, and drops the poison. Only where the program would have to
// decide something by it, as a branch does, behaviour is undefined and the run
// ends.
//
// Read on: poison overflow-flags branch-on-poison undefined-behaviour arith.select

func.func @main() -> (i8, i8, i8, i8) {
  %hundred = arith.constant 100 : i8
  %seven = arith.constant 7 : i8
  %no = arith.constant false
  %wrapped = arith.addi %hundred, %hundred : i8
  %broken = arith.addi %hundred, %hundred overflow<nsw> : i8
  %spread = arith.subi %broken, %seven : i8
  %chosen = arith.select %no, %spread, %seven : i8
  return %wrapped, %broken, %spread, %chosen : i8, i8, i8, i8
}

func.func @decide(%a: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %broken = arith.addi %a, %a overflow<nsw> : i8
  %is_negative = arith.cmpi slt, %broken, %zero : i8
  cf.cond_br %is_negative, ^negative, ^positive
^negative:
  return %zero : i8
^positive:
  return %one : i8
}

func.func @nothing(%a: i8) -> i8 {
  %broken = arith.addi %a, %a overflow<nsw> : i8
  %zero = arith.subi %broken, %broken : i8
  return %zero : i8
}

// ? What is `%wrapped` in @main?
//   = value %wrapped @main()
// ? What is `%chosen`, which is chosen between `%spread` and 7?
//   = value %chosen @main()
// ? @nothing subtracts `%broken` from itself. What does it give for 100?
//   - 0, whatever `%broken` is: 0
//   - poison: poison
//   - the run is undefined: undefined
//   = results @nothing(100 : i8)
// ? At which operation does @decide end, for 100?
//   - arith.addi: arith.addi
//   - arith.cmpi: arith.cmpi
//   - cf.cond_br: cf.cond_br
//   = where @decide(100 : i8)
// ? And how does @decide end for 63?
//   = status @decide(63 : i8)
// ! The average of two numbers is (a + b) / 2, but a + b may not fit. Write
//   `@average(%a: i8, %b: i8) -> i8`, of numbers without a sign, rounded down,
//   that no sum can overflow. (What both numbers have in common is `a and b`, and
//   of what they differ in it is half: `(a xor b) / 2`.)
//   @average(3 : i8, 5 : i8)
//   @average(100 : i8, 100 : i8)
//   @average(-1 : i8, -1 : i8)
//   @average(-1 : i8, 0 : i8)
//   @average(-56 : i8, 101 : i8)
//   @average(-128...127 by 17 : i8, -128...127 by 15 : i8)
