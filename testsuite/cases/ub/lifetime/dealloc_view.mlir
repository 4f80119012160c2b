// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A view by bytes moves the pointer, not the offset.
func.func @main() {
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %v = memref.view %m[%c4][] : memref<8xi8> to memref<1xi32>
  // CHECK: dealloc_view.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed through a view that does not begin where the memory begins
  memref.dealloc %v : memref<1xi32>
  return
}
