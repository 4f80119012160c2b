// RUN: not mlir-interp verify %s 2>&1 | FileCheck %s
// CHECK-DAG: wrong_text.mlir:[[# @LINE + 1]]:1: note: its meaning is written here, with $T = i32
meaning.op<T> my.add(%x: $T, %y: $T) -> $T {
  // CHECK-DAG: wrong_text.mlir:[[# @LINE + 1]]:23: note: there: use of undeclared SSA value name
  %r = arith.addi %x, %z : $T
  return %r : $T
}
func.func @f(%a: i32) -> i32 {
  // CHECK-DAG: wrong_text.mlir:[[# @LINE + 1]]:8: error: 'my.add' op has a meaning that is wrong for this use
  %r = "my.add"(%a, %a) : (i32, i32) -> i32
  return %r : i32
}
