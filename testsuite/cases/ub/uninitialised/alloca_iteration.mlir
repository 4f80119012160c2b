// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// What another iteration wrote was in other memory.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  scf.for %i = %c0 to %c2 step %c1 {
    // CHECK: alloca_iteration.mlir:[[# @LINE + 9]]:10: error: undefined behaviour: the operand 'rhs' is poison
    // CHECK: alloca_iteration.mlir:[[# @LINE + 1]]:10: note: the poison was born here: memory was allocated on the stack, and what is read of it was never written
    %m = memref.alloca() : memref<1xi32>
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      memref.store %x, %m[%c0] : memref<1xi32>
    }
    // STRICT: alloca_iteration.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: the element is read, and nothing was ever written there
    %y = memref.load %m[%c0] : memref<1xi32>
    %q = arith.divui %x, %y : i32
  }
  return
}
