// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// What is freed has to live (B6).
func.func @main() {
  %true = arith.constant true
  %m = memref.alloc() : memref<2xi8>
  memref.dealloc %m : memref<2xi8>
  // CHECK: bufferization_dealloc.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed a second time
  bufferization.dealloc (%m : memref<2xi8>) if (%true)
  return
}
