// RUN: mlir-interp run %s | FileCheck %s
// number($attribute): the case of an enum by its number, a flag as an i1, a number as it is.
meaning.op my.mode() attributes {mode} -> i32 {
  %r = arith.constant number($mode)
  return %r : i32
}
meaning.op my.flag() attributes {flag = false} -> i1 {
  %r = arith.constant number($flag)
  return %r : i1
}
func.func @main() -> (i32, i32, i32, i1, i1, i1) {
  %a = "my.mode"() {mode = #linalg.iterator_type<reduction>} : () -> i32
  %b = "my.mode"() {mode = #arith.fastmath<nnan, ninf>} : () -> i32
  %c = "my.mode"() {mode = 7 : i32} : () -> i32
  %d = "my.flag"() {flag} : () -> i1
  %e = "my.flag"() {flag = true} : () -> i1
  %f = "my.flag"() : () -> i1
  return %a, %b, %c, %d, %e, %f : i32, i32, i32, i1, i1, i1
}
// CHECK: 1 : i32
// CHECK-NEXT: 6 : i32
// CHECK-NEXT: 7 : i32
// CHECK-NEXT: true
// CHECK-NEXT: true
// CHECK-NEXT: false
