// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %x = arith.constant 7 : i32
  %p = ub.poison : index
  %m = memref.alloc() : memref<1xi32>
  // CHECK: memref_atomic_rmw_index.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: the operand 'indices' is poison
  %old = memref.atomic_rmw addi %x, %m[%p] : (i32, memref<1xi32>) -> i32
  return
}
