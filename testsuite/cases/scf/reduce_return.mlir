// RUN: mlir-interp run %s | FileCheck %s
// In program order the first argument is what was combined so far.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = arith.constant 7.5 : f32
  %x = arith.constant 2.5 : f32
  %r:2 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%init, %init) -> (f32, f32) {
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %b : f32
    }
  }
  // CHECK: 7.5
  vector.print %r#0 : f32
  // CHECK-NEXT: 2.5
  vector.print %r#1 : f32
  return
}
