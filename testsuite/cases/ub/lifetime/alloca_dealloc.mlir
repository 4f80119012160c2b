// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Stack memory that has ended is no memory to free either.
func.func @give() -> memref<1xi32> {
  %m = memref.alloca() : memref<1xi32>
  return %m : memref<1xi32>
}
func.func @main() {
  %m = func.call @give() : () -> memref<1xi32>
  // CHECK: alloca_dealloc.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed that memref.alloc did not make
  memref.dealloc %m : memref<1xi32>
  return
}
