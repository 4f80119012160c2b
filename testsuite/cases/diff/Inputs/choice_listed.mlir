func.func @bf16(%a: bf16) -> i16 {
  %r = arith.constant 7 : i16
  return %r : i16
}

func.func @bf16_member(%a: bf16) -> i16 {
  %r = arith.constant 1 : i16
  return %r : i16
}

func.func @zeros() -> f32 {
  %r = arith.constant 1.0 : f32
  return %r : f32
}

func.func private @printI64(i64)

func.func @order() {
  %n0 = arith.constant 0 : i64
  %n1 = arith.constant 1 : i64
  func.call @printI64(%n1) : (i64) -> ()
  func.call @printI64(%n1) : (i64) -> ()
  func.call @printI64(%n0) : (i64) -> ()
  return
}

func.func @order_member() {
  %n0 = arith.constant 0 : i64
  %n1 = arith.constant 1 : i64
  %n2 = arith.constant 2 : i64
  func.call @printI64(%n1) : (i64) -> ()
  func.call @printI64(%n2) : (i64) -> ()
  func.call @printI64(%n0) : (i64) -> ()
  return
}

func.func @undefined() -> i32 {
  %r = arith.constant 7 : i32
  return %r : i32
}

func.func @poison() -> i32 {
  %r = arith.constant 7 : i32
  return %r : i32
}
