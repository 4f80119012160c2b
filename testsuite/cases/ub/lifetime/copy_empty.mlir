// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A copy of nothing asks for memory that lives.
func.func @main() {
  %a = memref.alloc() : memref<0xi32>
  %b = memref.alloc() : memref<0xi32>
  memref.dealloc %b : memref<0xi32>
  // CHECK: copy_empty.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the memory is used after it was freed
  memref.copy %a, %b : memref<0xi32> to memref<0xi32>
  return
}
