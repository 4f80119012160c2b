// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %m = memref.alloca() : memref<4xi32>
  // CHECK: realloc_alloca.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: memory is freed that memref.alloc did not make
  %n = memref.realloc %m : memref<4xi32> to memref<8xi32>
  return
}
