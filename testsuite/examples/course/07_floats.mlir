// 7. Floats, NaN and rounding
//
//   build/mlir-interp run testsuite/examples/course/07_floats.mlir
//
// A float is a number with a limited count of digits, and the digits are binary. Most numbers lie
// between two floats and are rounded to the nearer one; each operation rounds its own result. All
// else follows from that, and from two guests: infinity, where a number is too large, and NaN ("not
// a number"), where there is no answer, as for 0 / 0.
//
//   build/mlir-interp step testsuite/examples/course/07_floats.mlir
//     next             line by line
//     print /e %sum    the exact value: every digit of it
//     print /t %sum    its bits
//     explain arith.addf
//
// Surprising, in the order of the lines that are printed:
//   0.1 + 0.2 == 0.3 is false (0): none of the three is the number that is written there.
//   (big + 1) - big is 0, where (big - big) + 1 is 1: the order of a sum matters.
//   In f16, 2048 + 1 is 2048: there are 11 bits, and 2049 would take 12.
//   NaN == NaN is false. So is NaN < 1, and NaN >= 1.
//   1 / -0 is minus infinity: there are two zeros, equal, and yet not the same.

func.func @main() {
  %a = arith.constant 0.1 : f64
  %b = arith.constant 0.2 : f64
  %c = arith.constant 0.3 : f64
  %sum = arith.addf %a, %b : f64
  %is_equal = arith.cmpf oeq, %sum, %c : f64
  vector.print %is_equal : i1

  %one = arith.constant 1.0 : f32
  %big = arith.constant 1.0e+8 : f32
  %more = arith.addf %big, %one : f32
  %lost = arith.subf %more, %big : f32
  vector.print %lost : f32
  %nothing = arith.subf %big, %big : f32
  %kept = arith.addf %nothing, %one : f32
  vector.print %kept : f32

  %half_one = arith.constant 1.0 : f16
  %half_big = arith.constant 2048.0 : f16
  %half_sum = arith.addf %half_big, %half_one : f16
  vector.print %half_sum : f16

  %zero = arith.constant 0.0 : f32
  %nan = arith.divf %zero, %zero : f32
  %same = arith.cmpf oeq, %nan, %nan : f32
  %less = arith.cmpf olt, %nan, %one : f32
  %not_less = arith.cmpf oge, %nan, %one : f32
  vector.print %same : i1
  vector.print %less : i1
  vector.print %not_less : i1

  %minus_zero = arith.constant -0.0 : f32
  %infinite = arith.divf %one, %minus_zero : f32
  vector.print %infinite : f32
  return
}

// The letter before a comparison is about NaN: `oeq` is "ordered and equal", false where a NaN is;
// `ueq` is "unordered or equal", true where one is.
//
// Exercise: add 0.1 ten times, with scf.for and a carried f64, and compare with 1.0. Then with f32.
// How can you find out whether a number is NaN, by comparing it with itself?
