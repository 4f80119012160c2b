// Casts that lowerings leave while they are half done: here between equal types alone.
func.func @cast_i32(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i32
  return %0 : i32
}

func.func @cast_two(%a: f32, %b: index) -> (f32, index) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : f32, index to f32, index
  return %0#0, %0#1 : f32, index
}
