// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
memref.global "private" @m : memref<4xi32> = dense<0>
func.func @main() {
  %m = memref.get_global @m : memref<4xi32>
  // CHECK: dealloc_global.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed that memref.alloc did not make
  memref.dealloc %m : memref<4xi32>
  return
}
