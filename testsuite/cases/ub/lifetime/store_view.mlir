// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The source is freed, and with it all its views.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  %v = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  memref.dealloc %m : memref<4xi32>
  // CHECK: store_view.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the memory is used after it was freed
  memref.store %x, %v[%c0] : memref<2xi32, strided<[1], offset: 2>>
  return
}
