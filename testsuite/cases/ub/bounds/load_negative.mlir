// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %at = arith.constant -1 : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: load_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: index -1 is out of bounds: dimension 0 has size 4
  %x = memref.load %m[%at] : memref<4xi32>
  return
}
