// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<3x3xi32>
  // CHECK: store_end.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: index 3 is out of bounds: dimension 0 has size 3
  memref.store %x, %m[%c3, %c1] : memref<3x3xi32>
  return
}
