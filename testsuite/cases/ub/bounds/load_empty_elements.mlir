// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Elements without bytes have bounds too.
func.func @main() {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xi0>
  // CHECK: load_empty_elements.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: index 2 is out of bounds: dimension 0 has size 2
  %x = memref.load %m[%c2] : memref<2xi0>
  return
}
