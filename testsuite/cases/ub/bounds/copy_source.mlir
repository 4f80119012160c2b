// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The third of four elements is the first that is not there.
func.func @main() {
  %m = memref.alloc() : memref<2xi64>
  %to = memref.alloc() : memref<4xi64>
  %from = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1]
      : memref<2xi64> to memref<4xi64>
  // CHECK: copy_source.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: 8 bytes at offset 16 are out of the bounds of their allocation, which has 16 bytes
  memref.copy %from, %to : memref<4xi64> to memref<4xi64>
  return
}
