func.func @low_bit() -> i32 {
  %r = arith.constant 7 : i32
  return %r : i32
}

func.func @sign() -> i64 {
  %r = arith.constant 0xFFF8000000000123 : i64
  return %r : i64
}

func.func @unseen(%a: f32) -> i1 {
  %r = arith.constant false
  return %r : i1
}

func.func @wider() -> i32 {
  %zero = arith.constant 0.0 : f32
  %three = arith.constant 3 : i32
  %nan = arith.divf %zero, %zero : f32
  %bits = arith.bitcast %nan : f32 to i32
  %bit = arith.andi %bits, %three : i32
  return %bit : i32
}
