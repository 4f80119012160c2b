// RUN: not mlir-interp diff %s --with=%S/Inputs/division_hoisted.mlir | FileCheck %s

// A division that the branch guarded is undefined where it stands before it.
// CHECK: DIFFERS
// CHECK: undefined behaviour: {{.*}}
func.func @f(%a: i8, %b: i8) -> i8 {
  %z = arith.constant 0 : i8
  %c = arith.cmpi ne, %b, %z : i8
  %0 = scf.if %c -> i8 {
    %q = arith.divui %a, %b : i8
    scf.yield %q : i8
  } else {
    scf.yield %z : i8
  }
  return %0 : i8
}
