// RUN: mlir-interp run %s -e pick --args 'true' | FileCheck %s --check-prefix=THEN
// RUN: mlir-interp run %s -e pick --args 'false' | FileCheck %s --check-prefix=ELSE
func.func @pick(%c: i1) -> (i32, i32) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %p = ub.poison : i32
  scf.if %c {
    // THEN: 1
    vector.print %one : i32
  }
  scf.if %c {
    // THEN-NEXT: 1
    vector.print %one : i32
  } else {
    // ELSE: 2
    vector.print %two : i32
  }
  %r:2 = scf.if %c -> (i32, i32) {
    scf.yield %one, %two : i32, i32
  } else {
    scf.yield %two, %p : i32, i32
  }
  // THEN-NEXT: 1 : i32
  // THEN-NEXT: 2 : i32
  // ELSE-NEXT: 2 : i32
  // ELSE-NEXT: poison : i32
  return %r#0, %r#1 : i32, i32
}
