// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  // CHECK: realloc_freed.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: memory is freed a second time
  %n = memref.realloc %m : memref<4xi32> to memref<8xi32>
  return
}
