// Calls by name, with arguments and results of any type.
func.func private @nothing() {
  return
}
func.func @call_nothing() {
  call @nothing() : () -> ()
  return
}

func.func private @constant() -> f32 {
  %c = arith.constant 2.5 : f32
  return %c : f32
}
func.func @call_constant() -> f32 {
  %c = call @constant() : () -> f32
  return %c : f32
}

func.func private @no_inline(%a: i32) -> i32 attributes {no_inline} {
  %b = arith.muli %a, %a : i32
  return %b : i32
}
func.func @call_attributes(%a: i32) -> i32 {
  %b = func.call @no_inline(%a) {no_inline} : (i32) -> i32
  return %b : i32
}
