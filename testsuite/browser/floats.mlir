// Floats of which each is a guest: no number, two zeros, an infinity.
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
