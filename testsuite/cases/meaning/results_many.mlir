// RUN: mlir-interp run %s | FileCheck %s
// Results of several variables of many: resultSegmentSizes says how many are whose.
meaning.op<As..., Bs...> my.swap(%x...: $As..., %y...: $Bs...) -> ($Bs..., $As...) {
  return %y..., %x... : $Bs..., $As...
}
func.func @main() -> (i8, i32, i32) {
  %a = arith.constant 3 : i32
  %b = arith.constant 4 : i8
  %r:3 = "my.swap"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>, resultSegmentSizes = array<i32: 1, 2>}> : (i32, i32, i8) -> (i8, i32, i32)
  return %r#0, %r#1, %r#2 : i8, i32, i32
}
// CHECK: 4 : i8
// CHECK-NEXT: 3 : i32
// CHECK-NEXT: 3 : i32
