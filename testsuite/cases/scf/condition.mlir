// RUN: mlir-interp run %s | FileCheck %s
// The values behind the condition go where control goes; poison among them moves.
func.func @main() {
  %p = ub.poison : i32
  %false = arith.constant false
  %true = arith.constant true
  %seven = arith.constant 7 : i32
  %r:2 = scf.while (%go = %true) : (i1) -> (i32, i32) {
    scf.condition(%go) %p, %seven : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    // CHECK: 7
    vector.print %y : i32
    scf.yield %false : i1
  }
  // CHECK-NEXT: 7
  vector.print %r#1 : i32
  return
}
