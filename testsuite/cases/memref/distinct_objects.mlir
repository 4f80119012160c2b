// RUN: mlir-interp run %s | FileCheck %s
// Memrefs without a common element are given on (R13).
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 3 : i32
  %m = memref.alloc() : memref<4xi32>
  %n = memref.alloc() : memref<2xi32>
  %even = memref.subview %m[0][2][2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %odd = memref.subview %m[1][2][2] : memref<4xi32> to memref<2xi32, strided<[2], offset: 1>>
  %0:3 = memref.distinct_objects %even, %odd, %n
      : memref<2xi32, strided<[2]>>, memref<2xi32, strided<[2], offset: 1>>, memref<2xi32>
  memref.store %x, %0#1[%c0] : memref<2xi32, strided<[2], offset: 1>>
  %y = memref.load %odd[%c0] : memref<2xi32, strided<[2], offset: 1>>
  // CHECK: 3
  vector.print %y : i32
  return
}
