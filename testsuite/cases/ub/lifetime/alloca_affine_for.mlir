// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %first = memref.alloc() : memref<1xi32>
  %m = affine.for %i = 0 to 1 iter_args(%before = %first) -> (memref<1xi32>) {
    %mine = memref.alloca() : memref<1xi32>
    affine.yield %mine : memref<1xi32>
  }
  // CHECK: alloca_affine_for.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the memory is used after the scope it was allocated in has ended
  memref.store %x, %m[%c0] : memref<1xi32>
  return
}
