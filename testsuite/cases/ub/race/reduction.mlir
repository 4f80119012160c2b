// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A reduction is no place to hide in: what it writes belongs to the iteration.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<1xi32>
  %x = arith.constant 7 : i32
  %r = scf.parallel (%i) = (%c0) to (%c3) step (%c1) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      // CHECK: reduction.mlir:[[# @LINE + 1]]:7: error: undefined behaviour: a data race
      memref.store %a, %m[%c0] : memref<1xi32>
      scf.reduce.return %b : i32
    }
  }
  return
}
