// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloca_scope -> (memref<1xi32>) {
    %mine = memref.alloca() : memref<1xi32>
    memref.store %x, %mine[%c0] : memref<1xi32>
    memref.alloca_scope.return %mine : memref<1xi32>
  }
  // CHECK: alloca_scope.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the memory is used after the scope it was allocated in has ended
  %y = memref.load %m[%c0] : memref<1xi32>
  return
}
