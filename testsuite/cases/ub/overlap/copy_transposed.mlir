// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The same elements in another order.
func.func @main() {
  %m = memref.alloc() : memref<2x2xi32>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
  // CHECK: copy_transposed.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the source and the target of the copy overlap
  memref.copy %m, %t : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
  return
}
