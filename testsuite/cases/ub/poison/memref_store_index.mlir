// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %x = arith.constant 7 : i32
  %p = ub.poison : index
  %m = memref.alloc() : memref<1xi32>
  // CHECK: memref_store_index.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'indices' is poison
  memref.store %x, %m[%p] : memref<1xi32>
  return
}
