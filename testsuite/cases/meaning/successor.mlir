// RUN: mlir-interp run %s | FileCheck %s
// A terminator of my own: its meaning chooses a successor, and hands over what that takes.
meaning.op my.switch(%n: i32) {
  %zero = arith.constant 0 : i32
  %c = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %c, ^first, ^second
^first:
  %hundred = arith.constant 100 : i32
  meaning.successor 0(%hundred : i32)
^second:
  meaning.successor 1(%n, %n : i32, i32)
}
func.func @f(%n: i32) -> i32 {
  "my.switch"(%n)[^a, ^b] : (i32) -> ()
^a(%x: i32):
  return %x : i32
^b(%y: i32, %z: i32):
  %r = arith.addi %y, %z : i32
  return %r : i32
}
func.func @main() -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %a = call @f(%zero) : (i32) -> i32
  %b = call @f(%seven) : (i32) -> i32
  return %a, %b : i32, i32
}
// CHECK: 100 : i32
// CHECK-NEXT: 14 : i32
