// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Two lanes of three were written.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant dense<1.0> : vector<2xf32>
  %m = memref.alloc() {alignment = 16} : memref<16xi8>
  %two = memref.view %m[%c0][] : memref<16xi8> to memref<vector<2xf32>>
  %three = memref.view %m[%c0][] : memref<16xi8> to memref<vector<3xf32>>
  memref.store %x, %two[] : memref<vector<2xf32>>
  // CHECK: lane.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %y = memref.load %three[] : memref<vector<3xf32>>
  return
}
