// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp print %s | FileCheck %s --check-prefix=PRINT
// A yield hands values to the operation around it, poison and all.
func.func @main() -> (i32, i32) {
  %true = arith.constant true
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  // PRINT: scf.if %true -> (i32, i32) {
  // PRINT-NEXT: scf.yield %c5_i32, %{{.*}} : i32, i32
  %r:2 = scf.if %true -> (i32, i32) {
    scf.yield %c, %p : i32, i32
  } else {
    scf.yield %c, %c : i32, i32
  }
  // PRINT: scf.if %true {
  // PRINT-NEXT: }
  scf.if %true {
    scf.yield
  }
  // CHECK: 5 : i32
  // CHECK-NEXT: poison : i32
  return %r#0, %r#1 : i32, i32
}
