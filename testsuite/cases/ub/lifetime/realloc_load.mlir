// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The old memref is dead, though the new one is larger.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %x, %m[%c0] : memref<1xi32>
  %more = memref.realloc %m : memref<1xi32> to memref<2xi32>
  // CHECK: realloc_load.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the memory is used after it was freed
  %y = memref.load %m[%c0] : memref<1xi32>
  return
}
