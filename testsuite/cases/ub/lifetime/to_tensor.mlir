// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() -> tensor<2xi8> {
  %m = memref.alloc() : memref<2xi8>
  memref.dealloc %m : memref<2xi8>
  // CHECK: to_tensor.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the memory is used after it was freed
  %t = bufferization.to_tensor %m : memref<2xi8> to tensor<2xi8>
  return %t : tensor<2xi8>
}
