// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// What another iteration wrote was in other memory.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  scf.for %i = %c0 to %c2 step %c1 {
    %m = memref.alloca() : memref<1xi32>
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      memref.store %x, %m[%c0] : memref<1xi32>
    }
    // CHECK: alloca_iteration.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: the element is read, and nothing was ever written there
    %y = memref.load %m[%c0] : memref<1xi32>
  }
  return
}
