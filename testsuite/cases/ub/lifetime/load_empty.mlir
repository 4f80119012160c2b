// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An element without bytes is in memory that lives (DECISIONS M4).
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi0>
  memref.dealloc %m : memref<1xi0>
  // CHECK: load_empty.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the memory is used after it was freed
  %y = memref.load %m[%c0] : memref<1xi0>
  return
}
