// Special operands, and two operations in turn.

func.func @atan2_two_zeros() -> f32 {
  %zero = arith.constant -0.0 : f32
  %r = math.atan2 %zero, %zero : f32
  return %r : f32
}

func.func @powf_signaling(%s: i1, %t: i1) -> f32 {
  %two = arith.constant 2.0 : f32
  %signaling = arith.constant 0x7F800001 : f32
  %a = arith.select %s, %signaling, %two : f32
  %b = arith.uitofp %t : i1 to f32
  %r = math.powf %a, %b : f32
  return %r : f32
}

// Two in turn: the result of the first is rounded.
func.func @sin_of_root_bf16(%a: bf16) -> bf16 {
  %root = math.sqrt %a : bf16
  %r = math.sin %root : bf16
  return %r : bf16
}
