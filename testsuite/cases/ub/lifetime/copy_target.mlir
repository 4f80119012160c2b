// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  // CHECK: copy_target.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the memory is used after it was freed
  memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  return
}
