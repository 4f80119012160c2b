// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// They share one element: both are poison from here on.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<5xi32>
  %a = memref.subview %m[0] [3] [1] : memref<5xi32> to memref<3xi32, strided<[1]>>
  %b = memref.subview %m[2] [3] [1] : memref<5xi32> to memref<3xi32, strided<[1], offset: 2>>
  %p, %q = memref.distinct_objects %a, %b : memref<3xi32, strided<[1]>>, memref<3xi32, strided<[1], offset: 2>>
  memref.store %x, %a[%c0] : memref<3xi32, strided<[1]>>
  // CHECK: distinct_objects.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'memref' is poison
  memref.store %x, %p[%c0] : memref<3xi32, strided<[1]>>
  return
}
