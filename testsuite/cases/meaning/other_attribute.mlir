// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %S/Inputs/other_attribute.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// A template fits no use that has an attribute it does not name: there may be another that does. What a dialect
// remarks is no business of either.
meaning.op my.half(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %r = arith.shrsi %x, %one : i32
  return %r : i32
}
meaning.op my.half(%x: i32) attributes {up} -> i32 {
  %one = arith.constant 1 : i32
  %y = arith.addi %x, %one : i32
  %r = arith.shrsi %y, %one : i32
  return %r : i32
}
func.func @main() -> (i32, i32, i32) {
  %x = arith.constant 7 : i32
  %a = "my.half"(%x) : (i32) -> i32
  %b = "my.half"(%x) {up} : (i32) -> i32
  %c = "my.half"(%x) {my.remark = "odd"} : (i32) -> i32
  return %a, %b, %c : i32, i32, i32
}
// CHECK: 3 : i32
// CHECK-NEXT: 4 : i32
// CHECK-NEXT: 3 : i32
// OTHER: error: 'my.half' op is used in a way that no meaning of it fits
// OTHER: not this one: it has an attribute 'down', which this does not name
