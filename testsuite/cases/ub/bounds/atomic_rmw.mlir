// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  // CHECK: atomic_rmw.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: index 2 is out of bounds: dimension 0 has size 2
  %old = memref.atomic_rmw addi %x, %m[%c2] : (i32, memref<2xi32>) -> i32
  return
}
