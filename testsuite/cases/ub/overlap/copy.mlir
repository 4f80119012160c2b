// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The same memory, one element further.
func.func @main() {
  %m = memref.alloc() : memref<5xi32>
  %a = memref.subview %m[0] [4] [1] : memref<5xi32> to memref<4xi32, strided<[1]>>
  %b = memref.subview %m[1] [4] [1] : memref<5xi32> to memref<4xi32, strided<[1], offset: 1>>
  // CHECK: copy.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the source and the target of the copy overlap
  memref.copy %a, %b : memref<4xi32, strided<[1]>> to memref<4xi32, strided<[1], offset: 1>>
  return
}
