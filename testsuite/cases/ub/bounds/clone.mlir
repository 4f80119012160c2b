// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() -> memref<3xi8> {
  %m = memref.alloc() : memref<2xi8>
  %r = memref.reinterpret_cast %m to offset: [2], sizes: [3], strides: [-1] : memref<2xi8> to memref<3xi8, strided<[-1], offset: 2>>
  // CHECK: clone.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: 1 byte at offset 2 is out of the bounds of its allocation, which has 2 bytes
  %t = bufferization.clone %r : memref<3xi8, strided<[-1], offset: 2>> to memref<3xi8>
  return %t : memref<3xi8>
}
