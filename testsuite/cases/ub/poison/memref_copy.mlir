// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %p = ub.poison : memref<4xi32>
  // CHECK: memref_copy.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'source' is poison
  memref.copy %p, %m : memref<4xi32> to memref<4xi32>
  return
}
