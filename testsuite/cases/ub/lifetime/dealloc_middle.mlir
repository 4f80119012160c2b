// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %v = memref.subview %m[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  // CHECK: dealloc_middle.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed through a view that does not begin where the memory begins
  memref.dealloc %v : memref<3xi32, strided<[1], offset: 1>>
  return
}
