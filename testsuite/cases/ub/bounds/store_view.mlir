// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The source is larger than the view.
func.func @main() {
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<8xi32>
  %v = memref.subview %m[2] [2] [2] : memref<8xi32> to memref<2xi32, strided<[2], offset: 2>>
  // CHECK: store_view.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: index 2 is out of bounds: dimension 0 has size 2
  memref.store %x, %v[%c2] : memref<2xi32, strided<[2], offset: 2>>
  return
}
