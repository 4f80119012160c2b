// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (B6)
func.func @main() {
  %c = ub.poison : i1
  %m = memref.alloc() : memref<2xi8>
  // CHECK: bufferization_dealloc.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'conditions' is poison
  bufferization.dealloc (%m : memref<2xi8>) if (%c)
  return
}
