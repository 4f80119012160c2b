// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Neither has elements, and yet they differ.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c0, %c3) : memref<?x?xi32>
  %b = memref.alloc(%c0, %c4) : memref<?x?xi32>
  // CHECK: copy_empty.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the shapes differ: dimension 1 has size 3 in the source and 4 in the target
  memref.copy %a, %b : memref<?x?xi32> to memref<?x?xi32>
  return
}
