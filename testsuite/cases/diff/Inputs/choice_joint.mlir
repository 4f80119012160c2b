func.func private @printI64(i64)

func.func private @sign() -> i64 {
  %plus = arith.constant 0.0 : f64
  %minus = arith.constant -0.0 : f64
  %r = arith.minnumf %plus, %minus : f64
  %bits = arith.bitcast %r : f64 to i64
  %shift = arith.constant 63 : i64
  %sign = arith.shrui %bits, %shift : i64
  return %sign : i64
}

func.func @twice() -> (i64, i64) {
  %a = arith.constant 0 : i64
  %b = arith.constant 1 : i64
  return %a, %b : i64, i64
}

func.func @own() -> (i64, i64) {
  %a = func.call @sign() : () -> i64
  %b = func.call @sign() : () -> i64
  return %a, %b : i64, i64
}

func.func @memory(%m: memref<1xi64>) -> i64 {
  %zero = arith.constant 0 : index
  %a = arith.constant 0 : i64
  %b = arith.constant 1 : i64
  memref.store %a, %m[%zero] : memref<1xi64>
  return %b : i64
}

func.func @printed() -> i64 {
  %a = arith.constant 0 : i64
  %b = arith.constant 1 : i64
  func.call @printI64(%a) : (i64) -> ()
  return %b : i64
}

func.func @member(%m: memref<1xi64>) -> i64 {
  %zero = arith.constant 0 : index
  %a = arith.constant 0 : i64
  memref.store %a, %m[%zero] : memref<1xi64>
  func.call @printI64(%a) : (i64) -> ()
  return %a : i64
}
