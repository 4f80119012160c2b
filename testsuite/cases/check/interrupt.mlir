// RUN: python3 %S/../run/Inputs/interrupt.py mlir-interp check %s --max-steps=0 -O0 | FileCheck %s
// RUN: python3 %S/../run/Inputs/interrupt.py mlir-interp diff %S/Inputs/interrupt/a.mlir %s --opt-cmd='sed s/muli/addi/' --max-steps=0 --jobs=1 | FileCheck %s --check-prefix=DIFF
// RUN: python3 %S/../run/Inputs/interrupt.py mlir-interp diff %S/Inputs/interrupt/a.mlir %s --opt-cmd='sed s/muli/addi/' --max-steps=0 --jobs=2 | FileCheck %s --check-prefix=JOBS

// Ctrl-C ends `check` and `diff` where they are; they say how far that was: it may come before the
// file whose line it followed is counted as done.
// CHECK: interrupted: {{1 function|2 functions}} and 4096 inputs were looked at
// CHECK: exit status 130
// DIFF: interrupted: {{[01]}} of 2 files done
// DIFF: exit status 130
// JOBS: interrupted: {{[01]}} of 2 files done
// JOBS: exit status 130
func.func @before(%a: i32, %b: i32) -> i32 {
  %r = arith.xori %b, %a : i32
  return %r : i32
}
func.func @endless(%a: i32) -> i32 {
  %three = arith.constant 3 : i32
  %unused = arith.muli %a, %three : i32
  %no = arith.cmpi eq, %a, %a : i32
  cf.br ^again
^again:
  cf.cond_br %no, ^again, ^end
^end:
  return %unused : i32
}
