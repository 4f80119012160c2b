// Just above the middle of two neighbours, which a rounding to f32 in between would take to be it.
func.func @sitofp_above_middle(%a: i1) -> bf16 {
  %middle = arith.constant 269484032 : i32
  %more = arith.extui %a : i1 to i32
  %number = arith.ori %middle, %more : i32
  %r = arith.sitofp %number : i32 to bf16
  return %r : bf16
}
