// RUN: mlir-interp run %s | FileCheck %s
// An attribute is put in with its type; one with a default may be left away.
meaning.op my.number() attributes {value, plus = 10 : i32} -> i32 {
  %a = arith.constant $value
  %b = arith.constant $plus
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @main() -> (i32, i32) {
  %a = "my.number"() {value = 1 : i32} : () -> i32
  %b = "my.number"() {value = 1 : i32, plus = 2 : i32} : () -> i32
  return %a, %b : i32, i32
}
// CHECK: 11 : i32
// CHECK-NEXT: 3 : i32
