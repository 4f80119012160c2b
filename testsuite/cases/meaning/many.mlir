// RUN: mlir-interp run %s | FileCheck %s
// As many operands as there are: none, one, several. Commas and colons around them go with them.
meaning.op<Ts...> my.values(%x: i32, %rest...: $Ts...) -> (i32, $Ts...) {
  %r... = scf.execute_region -> ($Ts...) {
    scf.yield %rest... : $Ts...
  }
  return %x, %r... : i32, $Ts...
}
meaning.op<T> my.sum(%xs...: $T) -> $T {
  %zero = arith.constant 0 : $T
  return %zero : $T
}
func.func @main() -> (i32, i32, i8, i32, i8, i16, i32) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i8
  %c = arith.constant 3 : i16
  %r = "my.values"(%a) : (i32) -> i32
  %s:2 = "my.values"(%a, %b) : (i32, i8) -> (i32, i8)
  %t:3 = "my.values"(%a, %b, %c) : (i32, i8, i16) -> (i32, i8, i16)
  %u = "my.sum"(%a, %a) : (i32, i32) -> i32
  return %r, %s#0, %s#1, %t#0, %t#1, %t#2, %u : i32, i32, i8, i32, i8, i16, i32
}
// CHECK: 1 : i32
// CHECK-NEXT: 1 : i32
// CHECK-NEXT: 2 : i8
// CHECK-NEXT: 1 : i32
// CHECK-NEXT: 2 : i8
// CHECK-NEXT: 3 : i16
// CHECK-NEXT: 0 : i32
