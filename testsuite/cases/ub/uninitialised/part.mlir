// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// Three of an i32's four bytes were written.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 7 : i8
  // CHECK: part.mlir:[[# @LINE + 12]]:3: error: undefined behaviour: the operand 'condition' is poison
  // CHECK: part.mlir:[[# @LINE + 1]]:12: note: the poison was born here: memory was allocated, and what is read of it was never written
  %bytes = memref.alloc() : memref<4xi8>
  scf.for %i = %c0 to %c3 step %c1 {
    memref.store %x, %bytes[%i] : memref<4xi8>
  }
  %m = memref.view %bytes[%c0][] : memref<4xi8> to memref<1xi32>
  // CHECK: part.mlir:[[# @LINE + 2]]:8: note: it was read by 'memref.load' here
  // STRICT: part.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %y = memref.load %m[%c0] : memref<1xi32>
  // CHECK: part.mlir:[[# @LINE + 1]]:14: note: it went through 'arith.cmpi' here
  %is_less = arith.cmpi slt, %y, %y : i32
  cf.cond_br %is_less, ^end, ^end
^end:
  return
}
