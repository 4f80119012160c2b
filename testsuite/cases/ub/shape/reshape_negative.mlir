// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Twice -1 makes one element: negative sizes are undefined all the same.
memref.global "private" constant @shape : memref<2xi32> = dense<-1>
func.func @main() {
  %m = memref.alloc() : memref<1xi32>
  %shape = memref.get_global @shape : memref<2xi32>
  // CHECK: reshape_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is negative: -1
  %r = memref.reshape %m(%shape) : (memref<1xi32>, memref<2xi32>) -> memref<?x?xi32>
  return
}
