// RUN: mlir-interp run %s | FileCheck %s
// A function is a value: chosen by a branch, passed on, called.
func.func private @inc(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %y = arith.addi %x, %one : i32
  return %y : i32
}

func.func private @twice(%f: (i32) -> i32, %x: i32) -> i32 {
  %y = call_indirect %f(%x) : (i32) -> i32
  %z = call_indirect %f(%y) : (i32) -> i32
  return %z : i32
}

func.func @main() -> i32 {
  %f = constant @inc : (i32) -> i32
  %x = arith.constant 40 : i32
  %y = call @twice(%f, %x) : ((i32) -> i32, i32) -> i32
  // CHECK: 42 : i32
  return %y : i32
}
