// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  // CHECK: alloc.mlir:[[# @LINE + 11]]:8: error: undefined behaviour: the operand 'rhs' is poison
  // CHECK: alloc.mlir:[[# @LINE + 1]]:8: note: the poison was born here: memory was allocated, and what is read of it was never written
  %m = memref.alloc() : memref<1xi32>
  // CHECK: alloc.mlir:[[# @LINE + 4]]:8: note: it was read by 'memref.load' here
  // CHECK: alloc.mlir:[[# @LINE + 6]]:8: note: it went through 'arith.addi' here
  // STRICT: alloc.mlir:[[# @LINE + 2]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  // STRICT: alloc.mlir:[[# @LINE - 4]]:8: note: the memory (4 bytes at {{.*}}) was allocated here
  %y = memref.load %m[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  // Reading it, and what comes of it, is no use of it: dividing by it is.
  %z = arith.addi %y, %x : i32
  %q = arith.divui %x, %z : i32
  return
}
