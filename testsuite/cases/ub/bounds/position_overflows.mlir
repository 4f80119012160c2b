// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The position of the element does not fit the index type.
func.func @main() {
  %c3 = arith.constant 3 : index
  %far = arith.constant 4611686018427387904 : index
  %m = memref.alloc() : memref<4xi32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%far] : memref<4xi32> to memref<4xi32, strided<[?]>>
  // CHECK: position_overflows.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the position of the element overflows the index type
  %x = memref.load %r[%c3] : memref<4xi32, strided<[?]>>
  return
}
