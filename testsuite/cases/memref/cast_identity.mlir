// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s 2> /dev/null; test $? -eq 5
// Without a layout the type says offset 0 and row-major strides.
func.func @main() {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4x4xi32>
  %d = memref.subview %m[%c1, 0][2, 4][1, 1] : memref<4x4xi32> to memref<2x4xi32, strided<[4, 1], offset: ?>>
  // CHECK: cast_identity.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: the program stopped itself: the cast is to offset 0, but the memref has offset 4
  %n = memref.cast %d : memref<2x4xi32, strided<[4, 1], offset: ?>> to memref<2x4xi32>
  return
}
