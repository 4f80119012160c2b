// RUN: mlir-interp run %s --args='2, 5.0' | FileCheck %s
// A number is without its type in front of another one, and number($n) where it stands for an operand,
// too; the value of an attribute has it.
meaning.op my.in_front(%x: index) attributes {n} -> index {
  %c = arith.constant $n : index
  %d = arith.constant number($n) : index
  %e = arith.addi %c, %d : index
  arith.addi %e, %x : index
}
meaning.op my.operand(%x: index) attributes {n} -> index {
  %c = arith.addi number($n), %x : index
  arith.addi %c, number($n) : index
}
meaning.op my.index() attributes {n} -> i32 {
  %m = memref.alloc() : memref<4xi32>
  memref.store 7, %m[number($n)] : memref<4xi32>
  %r = scf.for %i = 0 to number($n) step 1 iter_args(%a = 1) -> i32 {
    %v = memref.load %m[number($n)] : memref<4xi32>
    %b = arith.addi %a, %v : i32
    scf.yield %b : i32
  }
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}
meaning.op my.attribute() attributes {n} -> i64 {
  %r = "arith.constant"() {value = number($n), other = 1} : () -> i64
  return %r : i64
}
meaning.op my.half(%x: f32) attributes {n} -> f32 {
  %c = arith.constant $n : f32
  arith.mulf %x, number($n) : f32
}
func.func @main(%x: index, %y: f32) -> (index, index, i32, i64, f32) {
  %0 = "my.in_front"(%x) {n = 3 : i64} : (index) -> index
  %1 = "my.operand"(%x) {n = -3 : i64} : (index) -> index
  %2 = "my.index"() {n = 3 : i64} : () -> i32
  %3 = "my.attribute"() {n = 3 : i64} : () -> i64
  %4 = "my.half"(%y) {n = 0.5 : f64} : (f32) -> f32
  return %0, %1, %2, %3, %4 : index, index, i32, i64, f32
}
// CHECK: 8 : index
// CHECK-NEXT: -4 : index
// CHECK-NEXT: 22 : i32
// CHECK-NEXT: 3 : i64
// CHECK-NEXT: 2.500000e+00 : f32
