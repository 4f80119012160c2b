// 6. Integers that wrap, and poison
//
//   build/mlir-interp run testsuite/examples/course/06_wrap_and_poison.mlir
//
// An i8 holds 256 different numbers. 100 + 100 is 200, which as a signed number it does not hold.
// arith.addi answers as a clock does: it goes around, and the result is 200 - 256 = -56.
//
// With `overflow<nsw>` (no signed wrap) the program promises that this will not happen, and a
// compiler may count on it. What if it does happen? Then the result is poison. Poison is no number.
// It is a mark: whoever computed this has broken a promise. It spreads to whatever is computed from
// it, and does no harm as long as nothing depends on it.
//
//   build/mlir-interp step testsuite/examples/course/06_wrap_and_poison.mlir
//     step           until %broken is there
//     print %broken  poison, and where it was born
//
// Read on: build/mlir-interp explain poison
//
// Surprising: @main breaks its promise and ends well. The select looks at its condition, takes 7,
// and drops the poison. Only where the program would have to decide something by it, as a branch
// does, behaviour is undefined and the run ends:
//
//   build/mlir-interp run testsuite/examples/course/06_wrap_and_poison.mlir -e decide
//
// Read the report from top to bottom: what is wrong, where, and where the poison came from.

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

func.func @decide() -> i8 {
  %hundred = arith.constant 100 : i8
  %zero = arith.constant 0 : i8
  %broken = arith.addi %hundred, %hundred overflow<nsw> : i8
  %is_negative = arith.cmpi slt, %broken, %zero : i8
  cf.cond_br %is_negative, ^negative, ^positive
^negative:
  return %zero : i8
^positive:
  return %hundred : i8
}

// Exercise: is %broken - %broken zero? Guess, then try. Then: the average of two numbers is
// (a + b) / 2, but a + b may not fit. testsuite/examples/average.mlir computes it without a sum
// that could overflow. Follow it with a = 100 and b = 51, bit by bit.
