// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// Two lanes of three were written.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant dense<1.0> : vector<2xf32>
  %m = memref.alloc() {alignment = 16} : memref<16xi8>
  %two = memref.view %m[%c0][] : memref<16xi8> to memref<vector<2xf32>>
  %three = memref.view %m[%c0][] : memref<16xi8> to memref<vector<3xf32>>
  memref.store %x, %two[] : memref<vector<2xf32>>
  // STRICT: lane.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %y = memref.load %three[] : memref<vector<3xf32>>
  // CHECK: lane.mlir:[[# @LINE + 2]]:3: error: undefined behaviour: the operand 'source' is poison
  // CHECK: note: in 'vector.print', with %y = dense<[1.000000e+00, 1.000000e+00, poison]>
  vector.print %y : vector<3xf32>
  return
}
