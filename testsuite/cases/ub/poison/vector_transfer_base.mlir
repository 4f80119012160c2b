// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A memref that is poison leads nowhere.
func.func @main() {
  %m = ub.poison : memref<2xi32>
  %p = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  // CHECK: vector_transfer_base.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'base' is poison
  %v = vector.transfer_read %m[%c0], %p : memref<2xi32>, vector<3xi32>
  return
}
