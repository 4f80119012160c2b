// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The mask of vector.mask counts as well (V31).
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %k = arith.constant dense<[false, true, true]> : vector<3xi1>
  %o = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %bad = ub.poison : vector<3xi1>
  %p = arith.constant 0 : i32
  // CHECK: vector_transfer_mask.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: lane [0] of the mask is poison
  %v = vector.mask %bad { vector.transfer_read %m[%c0, %c0], %p : memref<2x4xi32>, vector<3xi32> } : vector<3xi1> -> vector<3xi32>
  return
}
