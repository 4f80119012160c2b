// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// A memref that nobody wrote points nowhere.
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xmemref<2xi32>>
  // STRICT: memref_in_memory.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %p = memref.load %m[%c0] : memref<1xmemref<2xi32>>
  // CHECK: memref_in_memory.mlir:[[# @LINE + 2]]:8: error: undefined behaviour: the operand 'memref' is poison
  // CHECK: memref_in_memory.mlir:[[# @LINE - 4]]:8: note: the poison was born here: memory was allocated, and what is read of it was never written
  %x = memref.load %p[%c0] : memref<2xi32>
  return
}
