// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %m = memref.alloc() : memref<2xi8>
  %from = memref.alloc() : memref<3xi8>
  %to = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [1]
      : memref<2xi8> to memref<3xi8>
  // CHECK: copy_target.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: 1 byte at offset 2 is out of the bounds of its allocation, which has 2 bytes
  memref.copy %from, %to : memref<3xi8> to memref<3xi8>
  return
}
