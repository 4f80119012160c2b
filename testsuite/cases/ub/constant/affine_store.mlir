// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
memref.global "private" constant @g : memref<4xi32> = dense<[1, 2, 3, 4]>

func.func @main() {
  %x = arith.constant 1 : i32
  %m = memref.get_global @g : memref<4xi32>
  // CHECK: affine_store.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: constant memory is written
  affine.store %x, %m[2] : memref<4xi32>
  return
}
