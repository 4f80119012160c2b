// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// More may be described than there is: using it is undefined.
func.func @main() {
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1]
      : memref<4xi32> to memref<8xi32>
  // CHECK: reinterpret_cast_load.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: 4 bytes at offset 16 are out of the bounds of their allocation, which has 16 bytes
  %x = memref.load %r[%c4] : memref<8xi32>
  return
}
