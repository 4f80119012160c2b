// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  // CHECK: dealloc_twice.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed a second time
  memref.dealloc %m : memref<4xi32>
  return
}
