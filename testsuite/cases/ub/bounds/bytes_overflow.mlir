// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The position fits, but not in bytes: it must not wrap into the memory.
func.func @main() {
  %c1 = arith.constant 1 : index
  %far = arith.constant 4611686018427387904 : index
  %x = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%far] : memref<4xi32> to memref<4xi32, strided<[?]>>
  // CHECK: bytes_overflow.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: 4 bytes at offset 0 are out of the bounds of their allocation
  memref.store %x, %r[%c1] : memref<4xi32, strided<[?]>>
  return
}
