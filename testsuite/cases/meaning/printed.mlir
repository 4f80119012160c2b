// RUN: mlir-interp print %s | mlir-interp run - | FileCheck %s
// What is printed can be read again, with variables and without.
meaning.op my.three() -> i32 {
  %r = arith.constant 3 : i32
  return %r : i32
}
meaning.op<T> my.same(%x: $T) -> $T {
  return %x : $T
}
meaning.type !my.t = i32
func.func @main() -> i32 {
  %r = "my.three"() : () -> i32
  %s = "my.same"(%r) : (i32) -> i32
  return %s : i32
}
// CHECK: 3 : i32
