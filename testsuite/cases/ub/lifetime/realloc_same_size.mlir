// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Even where the size does not change (R6).
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %n = memref.realloc %m : memref<4xi32> to memref<4xi32>
  // CHECK: realloc_same_size.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed a second time
  memref.dealloc %m : memref<4xi32>
  return
}
