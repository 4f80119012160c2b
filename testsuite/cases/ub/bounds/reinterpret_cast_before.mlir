// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c1 = arith.constant 1 : index
  %x = arith.constant 1 : i32
  %n = arith.constant -1 : index
  %m = memref.alloc() : memref<4xi32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%n] : memref<4xi32> to memref<4xi32, strided<[?]>>
  // CHECK: reinterpret_cast_before.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: 4 bytes at offset -4 are out of the bounds of their allocation, which has 16 bytes
  memref.store %x, %r[%c1] : memref<4xi32, strided<[?]>>
  return
}
