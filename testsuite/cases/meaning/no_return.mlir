// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %S/Inputs/no_return.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// A body without an end gives what its last operation gives.
meaning.op<N> my.less(%x: i$N) -> i$N {
  %y = arith.subi %x, 1 : i$N
}
meaning.op my.both(%x: i32, %y: i32) -> (i32, i1) {
  arith.addui_extended %x, %y : i32, i1
}
meaning.op my.say(%x: i32) {
  vector.print %x : i32
}
meaning.op my.nothing(%x: i32) {
  // It does nothing.
}
func.func @main() -> (i8, i32, i1) {
  %a = arith.constant 7 : i8
  %b = arith.constant -1 : i32
  %0 = "my.less"(%a) : (i8) -> i8
  %1:2 = "my.both"(%b, %b) : (i32, i32) -> (i32, i1)
  "my.say"(%b) : (i32) -> ()
  "my.nothing"(%b) : (i32) -> ()
  return %0, %1#0, %1#1 : i8, i32, i1
}
// CHECK: -1
// CHECK-NEXT: 6 : i8
// CHECK-NEXT: -2 : i32
// CHECK-NEXT: true
// OTHER: no_return.mlir:2:3: error: block with no terminator
