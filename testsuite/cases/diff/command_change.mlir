// RUN: not mlir-interp diff %s --opt-cmd="sed s/.x,/%%b,/" | FileCheck %s
// RUN: mlir-interp diff %s --opt-cmd=cat | FileCheck %s --check-prefix=SAME
// The change that a command made is shown in one manner of writing, however the command writes.

// SAME: refines: nothing is changed
// CHECK: the change
// CHECK-NEXT: @@
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: {{^}} - %1 = arith.muli %0, %arg0 : i32
// CHECK-NEXT: {{^}} + %1 = arith.muli %arg1, %arg0 : i32
// CHECK-NEXT: return %1 : i32
func.func @f(%a: i32, %b: i32) -> i32 {
  // A comment, the generic form, and names.
  %x = "arith.addi"(%a, %b) : (i32, i32) -> i32
  %y =   arith.muli %x, %a : i32
  return %y : i32
}
