// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<2x2xi32>
  %u = memref.cast %a : memref<4xi32> to memref<*xi32>
  // CHECK: copy_rank.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: a memref of 1 dimension is copied to one of 2
  memref.copy %u, %b : memref<*xi32> to memref<2x2xi32>
  return
}
