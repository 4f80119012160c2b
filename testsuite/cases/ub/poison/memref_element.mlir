// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The element is a poison memref: it is loaded, and not used before the store.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %p = ub.poison : memref<4xi32>
  %m = memref.alloc() : memref<memref<4xi32>>
  memref.store %p, %m[] : memref<memref<4xi32>>
  %q = memref.load %m[] : memref<memref<4xi32>>
  // CHECK: memref_element.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'memref' is poison
  memref.store %x, %q[%c0] : memref<4xi32>
  return
}
