// RUN: not mlir-interp diff %s --opt-cmd='sed "s/addi/muli/; s/subi/addi/"' -e second | FileCheck %s

// What is shown of the change is that of the function that differs, with what it calls.
// CHECK: DIFFERS {{.*}} wrong result in @second
// CHECK: the change
// CHECK-NOT: @first
// CHECK: @called
// CHECK: - {{.*}} arith.subi
// CHECK-NEXT: + {{.*}} arith.addi
// CHECK-NOT: @first
// CHECK: to see it
func.func @first(%a: i8) -> i8 {
  %r = arith.addi %a, %a : i8
  return %r : i8
}
func.func @called(%a: i8) -> i8 {
  %one = arith.constant 1 : i8
  %r = arith.subi %a, %one : i8
  return %r : i8
}
func.func @second(%a: i8) -> i8 {
  %r = call @called(%a) : (i8) -> i8
  return %r : i8
}
