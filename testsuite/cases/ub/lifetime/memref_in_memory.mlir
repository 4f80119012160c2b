// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// What a memref in memory points to has a life of its own.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  %kept = memref.alloc() : memref<memref<1xi32>>
  memref.store %m, %kept[] : memref<memref<1xi32>>
  memref.dealloc %m : memref<1xi32>
  %same = memref.load %kept[] : memref<memref<1xi32>>
  // CHECK: memref_in_memory.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the memory is used after it was freed
  memref.store %x, %same[%c0] : memref<1xi32>
  return
}
