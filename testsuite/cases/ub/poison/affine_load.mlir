// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A subscript that divides by zero (R17).
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: affine_load.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 0 is poison: an affine expression divides by a value that is not positive
  %x = affine.load %m[5 mod symbol(%c0)] : memref<4xi32>
  return
}
