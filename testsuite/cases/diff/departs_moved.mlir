// RUN: split-file %s %t
// RUN: not mlir-interp diff %t/before.mlir --with=%t/after.mlir | FileCheck %s
// Without locations a function is held against the one of its name, wherever that stands, and of operations that are
// alike those stand for each other whose operands are.

// CHECK: DIFFERS {{.*}} in @second
// CHECK: first departs 'arith.muli' at {{.*}}before.mlir:8:8

//--- before.mlir
func.func @first(%a: i32, %b: i32) -> i32 {
  %s = arith.addi %a, %b : i32
  %m = arith.muli %s, %s : i32
  return %m : i32
}
func.func @second(%a: i32, %b: i32) -> i32 {
  %s = arith.addi %a, %b : i32
  %m = arith.muli %s, %b : i32
  %r = arith.addi %m, %s : i32
  return %r : i32
}

//--- after.mlir
func.func @second(%a: i32, %b: i32) -> i32 {
  %m = arith.muli %a, %b : i32
  %s = arith.addi %a, %b : i32
  %r = arith.addi %m, %s : i32
  return %r : i32
}
func.func @first(%a: i32, %b: i32) -> i32 {
  %s = arith.addi %a, %b : i32
  %m = arith.muli %s, %s : i32
  return %m : i32
}
