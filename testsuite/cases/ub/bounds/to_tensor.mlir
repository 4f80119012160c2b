// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// All elements that the memref describes lie in its memory.
func.func @main() -> tensor<3xi8> {
  %m = memref.alloc() : memref<2xi8>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [1] : memref<2xi8> to memref<3xi8>
  // CHECK: to_tensor.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: 1 byte at offset 2 is out of the bounds of its allocation, which has 2 bytes
  %t = bufferization.to_tensor %r : memref<3xi8> to tensor<3xi8>
  return %t : tensor<3xi8>
}
