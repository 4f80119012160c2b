// RUN: mlir-interp diff %s --opt-cmd='sed s/maxsi/minsi/' > %t; test $? -eq 6
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-interp diff %s --opt-cmd='sed s/subi/muli/' > %t; test $? -eq 0
// RUN: FileCheck %s --check-prefix=SAME --input-file=%t
// RUN: mlir-interp diff %s --opt-cmd='sed "s/constant 2/constant 21/; s/addi/subi/"' > %t; test $? -eq 1
// RUN: mlir-interp diff %S/Inputs/folder/b.mlir %s --opt-cmd='sed s/maxsi/minsi/' --jobs=1 > %t; test $? -eq 6

// A function whose argument cannot be made leaves the whole judged in part where it has changed, and
// is no matter where it has not; a difference is one beside it.
// CHECK: not judged in part: no counterexample in {{[0-9]+}} inputs
// CHECK-NEXT: in part not judged behind 'sed s/maxsi/minsi/': @g: argument 0 of type '() -> i32' cannot be handed to native code
// SAME: {{no counterexample|refines}}
// SAME-NOT: judged
func.func @f(%a: i32) -> i32 {
  %other = arith.addi %a, %a : i32
  %unused = arith.subi %a, %a : i32
  %r = arith.addi %other, %a : i32
  return %r : i32
}
func.func @g(%a: () -> i32) -> i32 {
  %c = arith.constant 2 : i32
  %d = arith.constant 3 : i32
  %r = arith.maxsi %c, %d : i32
  return %r : i32
}
