// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// A copy of nothing is nothing: the copy itself is fine, and known (DECISIONS M6).
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  // CHECK: copied.mlir:[[# @LINE + 9]]:8: error: undefined behaviour: the operand 'rhs' is poison
  // CHECK: copied.mlir:[[# @LINE + 1]]:8: note: the poison was born here: memory was allocated, and what is read of it was never written
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  // CHECK: copied.mlir:[[# @LINE + 1]]:3: note: it was copied by 'memref.copy' here
  memref.copy %a, %b : memref<1xi32> to memref<1xi32>
  // CHECK: copied.mlir:[[# @LINE + 2]]:8: note: it was read by 'memref.load' here
  // STRICT: copied.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %y = memref.load %b[%c0] : memref<1xi32>
  %q = arith.divui %x, %y : i32
  return
}
