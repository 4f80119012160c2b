// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A negative stride leads out of the memory at its beginning.
func.func @main() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i16
  %m = memref.alloc() : memref<4xi16>
  %r = memref.reinterpret_cast %m to offset: [1], sizes: [3], strides: [-1]
      : memref<4xi16> to memref<3xi16, strided<[-1], offset: 1>>
  memref.store %x, %r[%c1] : memref<3xi16, strided<[-1], offset: 1>>
  // CHECK: reinterpret_cast_store.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: 2 bytes at offset -2 are out of the bounds of their allocation, which has 8 bytes
  memref.store %x, %r[%c2] : memref<3xi16, strided<[-1], offset: 1>>
  return
}
