// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The types of a clone may say anything (B5, T5).
func.func @main() -> memref<3xi8> {
  %m = memref.alloc() : memref<2xi8>
  // CHECK: clone.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is 2 in the tensor, but 3 in its type
  %t = bufferization.clone %m : memref<2xi8> to memref<3xi8>
  return %t : memref<3xi8>
}
