// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The last element's number does not fit 64 bits.
func.func @main() {
  %far = arith.constant 9223372036854775807 : index
  %m = memref.alloc() : memref<6xi32>
  // CHECK: subview_overflow.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the slice runs out of bounds along dimension 0: 3 elements from 1 with stride 9223372036854775807, but it has size 6
  %v = memref.subview %m[1] [3] [%far] : memref<6xi32> to memref<3xi32, strided<[?], offset: 1>>
  return
}
