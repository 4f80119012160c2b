// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A subscript that overflows (R17).
func.func @main() {
  %x = arith.constant 1 : i32
  %max = arith.constant 9223372036854775807 : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: affine_store.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 0 is poison: an affine expression overflows the index type
  affine.store %x, %m[%max + 1] : memref<4xi32>
  return
}
