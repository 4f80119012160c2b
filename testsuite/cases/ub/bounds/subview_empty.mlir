// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Even an empty slice begins within the source, or at its end (R15).
func.func @main() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: subview_empty.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: offset 5 is out of bounds: dimension 0 has size 4
  %s = memref.subview %m[%c5][%c0][1] : memref<4xi32> to memref<?xi32, strided<[1], offset: ?>>
  return
}
