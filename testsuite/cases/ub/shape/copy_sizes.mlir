// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c3 = arith.constant 3 : index
  %a = memref.alloc(%c3) : memref<?x2xi32>
  %b = memref.alloc() : memref<4x2xi32>
  // CHECK: copy_sizes.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the shapes differ: dimension 0 has size 3 in the source and 4 in the target
  memref.copy %a, %b : memref<?x2xi32> to memref<4x2xi32>
  return
}
