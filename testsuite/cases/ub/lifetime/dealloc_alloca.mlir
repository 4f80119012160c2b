// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %m = memref.alloca() : memref<4xi32>
  // CHECK: dealloc_alloca.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed that memref.alloc did not make
  memref.dealloc %m : memref<4xi32>
  return
}
