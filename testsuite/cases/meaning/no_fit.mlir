// RUN: not mlir-interp verify %s 2>&1 | FileCheck %s
// CHECK-DAG: no_fit.mlir:[[# @LINE + 1]]:1: note: not this one: operand #1 is 'i8' and not '$T'
meaning.op<T> my.add(%x: $T, %y: $T) -> $T {
  %r = arith.addi %x, %y : $T
  return %r : $T
}
// CHECK-DAG: no_fit.mlir:[[# @LINE + 1]]:1: note: not this one: it has 2 operands and not 1
meaning.op<T> my.add(%x: $T) -> $T {
  return %x : $T
}
func.func @f(%a: i32, %b: i8) -> i32 {
  // CHECK-DAG: no_fit.mlir:[[# @LINE + 1]]:8: error: 'my.add' op is used in a way that no meaning of it fits
  %r = "my.add"(%a, %b) : (i32, i8) -> i32
  return %r : i32
}
