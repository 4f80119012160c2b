// RUN: not mlir-interp verify %s 2>&1 | FileCheck %s
// The template is right for integers, and is used with floats: the use is told, and where and why.
// CHECK-DAG: wrong_instance.mlir:[[# @LINE + 1]]:1: note: its meaning is written here, with $T = f32
meaning.op<T> my.add(%x: $T, %y: $T) -> $T {
  // CHECK-DAG: wrong_instance.mlir:[[# @LINE + 1]]:8: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
  %r = arith.addi %x, %y : $T
  return %r : $T
}
func.func @f(%a: i32, %b: f32) -> (i32, f32) {
  %r = "my.add"(%a, %a) : (i32, i32) -> i32
  // CHECK-DAG: wrong_instance.mlir:[[# @LINE + 1]]:8: error: the error above is in what 'my.add' means here
  %s = "my.add"(%b, %b) : (f32, f32) -> f32
  return %r, %s : i32, f32
}
