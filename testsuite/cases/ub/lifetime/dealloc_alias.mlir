// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Two names for one memory: each may be freed, not both.
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  memref.dealloc %m : memref<4xi32>
  // CHECK: dealloc_alias.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed a second time
  memref.dealloc %u : memref<*xi32>
  return
}
