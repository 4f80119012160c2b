// RUN: mlir-interp run %s | FileCheck %s
// Of several templates the first that fits the use is taken.
meaning.op<N> my.neg(%x: i$N) -> i$N {
  %zero = arith.constant 0 : i$N
  %r = arith.subi %zero, %x : i$N
  return %r : i$N
}
meaning.op<T> my.neg(%x: $T) -> $T {
  %r = arith.negf %x : $T
  return %r : $T
}
func.func @main() -> (i8, f32) {
  %a = arith.constant 5 : i8
  %b = arith.constant 5.0 : f32
  %c = "my.neg"(%a) : (i8) -> i8
  %d = "my.neg"(%b) : (f32) -> f32
  return %c, %d : i8, f32
}
// CHECK: -5 : i8
// CHECK-NEXT: -5.000000e+00 : f32
