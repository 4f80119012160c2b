// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// What is undefined within a meaning is undefined of the operation that is used.
meaning.op<T> my.ratio(%x: $T, %y: $T) -> $T {
  // CHECK-DAG: undefined_inside.mlir:[[# @LINE + 1]]:8: note: within what it means, in 'arith.divui', with %x = 5 : i32, %y = 0 : i32
  %r = arith.divui %x, %y : $T
  return %r : $T
}
func.func @f(%a: i32, %b: i32) -> i32 {
  // CHECK-DAG: undefined_inside.mlir:[[# @LINE + 2]]:8: error: undefined behaviour: the divisor is zero
  // CHECK-DAG: undefined_inside.mlir:[[# @LINE + 1]]:8: note: in 'my.ratio', with %a = 5 : i32, %b = 0 : i32
  %r = "my.ratio"(%a, %b) : (i32, i32) -> i32
  return %r : i32
}
func.func @main() -> i32 {
  %a = arith.constant 5 : i32
  %b = arith.constant 0 : i32
  // CHECK-DAG: undefined_inside.mlir:[[# @LINE + 1]]:8: note: in @f, called here
  %r = call @f(%a, %b) : (i32, i32) -> i32
  return %r : i32
}
