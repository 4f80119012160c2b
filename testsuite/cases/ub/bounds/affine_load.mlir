// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: affine_load.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 4 is out of bounds: dimension 0 has size 4
  %y = affine.load %m[%c3 * 2 - 2] : memref<4xi32>
  return
}
