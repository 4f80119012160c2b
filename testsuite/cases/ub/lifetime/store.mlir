// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Another allocation of the same size does not make the old one alive.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  // CHECK: store.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the memory is used after it was freed
  memref.store %x, %m[%c0] : memref<1xi32>
  return
}
