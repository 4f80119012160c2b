// 7. Floats, NaN and rounding
//
// A float is a number with a limited count of digits, and the digits are binary.
// Most numbers lie between two floats and are rounded to the nearer one; each
// operation rounds its own result. All else follows from that, and from two
// guests: infinity, where a number is too large, and NaN ("not a number"), where
// there is no answer, as for 0 / 0.
//
//   mlir-interp step 07.mlir
//     next             line by line
//     print /e %sum    the exact value: every digit of it
//     print /t %sum    its bits
//     explain arith.addf
//
// The letter before a comparison is about NaN: `oeq` is "ordered and equal",
// false where a NaN is; `ueq` is "unordered or equal", true where one is.
//
// Surprising: 0.1 + 0.2 == 0.3 is false, for none of the three is the number that
// is written there. And 1 / -0 is minus infinity: there are two zeros, equal, and
// yet not the same.
//
// Read on: floats fast-math arith.addf arith.cmpf

func.func @main() -> i1 {
  %a = arith.constant 0.1 : f64
  %b = arith.constant 0.2 : f64
  %c = arith.constant 0.3 : f64
  %sum = arith.addf %a, %b : f64
  %is_equal = arith.cmpf oeq, %sum, %c : f64
  return %is_equal : i1
}

// The order of a sum.
func.func @orders(%big: f32) -> (f32, f32) {
  %one = arith.constant 1.0 : f32
  %more = arith.addf %big, %one : f32
  %lost = arith.subf %more, %big : f32
  %nothing = arith.subf %big, %big : f32
  %kept = arith.addf %nothing, %one : f32
  return %lost, %kept : f32, f32
}

func.func @next(%x: f16) -> f16 {
  %one = arith.constant 1.0 : f16
  %sum = arith.addf %x, %one : f16
  return %sum : f16
}

func.func @guests(%x: f32, %y: f32) -> (i1, i1, i1) {
  %q = arith.divf %x, %y : f32
  %one = arith.constant 1.0 : f32
  %same = arith.cmpf oeq, %q, %q : f32
  %less = arith.cmpf olt, %q, %one : f32
  %not_less = arith.cmpf oge, %q, %one : f32
  return %same, %less, %not_less : i1, i1, i1
}

// ? What does @orders give for 1.0e+8: (big + 1) - big, and (big - big) + 1? (Two
//   numbers, with a comma.)
//   = results @orders(1.0e+8 : f32)
// ? An f16 has 11 binary digits. What is 2048 + 1?
//   = results @next(2048.0 : f16)
// ? @guests divides, and compares the quotient with itself. Is it the same as
//   itself, for 0 / 0?
//   - true: true
//   - false: false
//   = value %same @guests(0.0 : f32, 0.0 : f32)
// ? And is the quotient of 1 and -0 less than 1?
//   - true: true
//   - false: false
//   = value %less @guests(1.0 : f32, -0.0 : f32)
// ! Write `@is_nan(%x: f32) -> i1`, true for a NaN alone, by a comparison of
//   floats, and without math.isnan or a look at the bits: compare `%x` with
//   itself.
//   @is_nan(1.0 : f32)
//   @is_nan(0.0 : f32)
//   @is_nan(-0.0 : f32)
//   @is_nan(-3.4e+38 : f32)
//   @is_nan(1.0e-45 : f32)
//   @is_nan(0x7F800000 : f32)
//   @is_nan(0xFF800000 : f32)
//   @is_nan(0x7FC00000 : f32)
//   @is_nan(0xFFC00000 : f32)
//   @is_nan(0x7F800001 : f32)
//   with arith.cmpf llvm.fcmp
//   without math.isnan llvm.intr.is.fpclass *.bitcast
