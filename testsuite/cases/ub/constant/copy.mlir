// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
memref.global "private" constant @m : memref<2xi32> = dense<[1, 2]>
func.func @main() {
  %from = memref.alloc() : memref<2xi32>
  %m = memref.get_global @m : memref<2xi32>
  // CHECK: copy.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: constant memory is written
  memref.copy %from, %m : memref<2xi32> to memref<2xi32>
  return
}
