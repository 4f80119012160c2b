// RUN: not mlir-interp diff %s --passes=convert-vector-to-llvm -e column --args='dense<[[[1.0, 2.0, 3.0, 4.0]]]>' | FileCheck %s
// convert-vector-to-llvm makes masks of transfers in the same way (materialize_read_map.mlir).
// Rule: vector.transfer_read: what is out of bounds along its dimension is padding, all else is read.
//
//      CHECK: DIFFERS behind {{.*}}: undefined behaviour in @column
//      CHECK: expected       it returns
//      CHECK: actual         {{.*}}error: undefined behaviour: index 1 is out of bounds: dimension 0 has size 1
//      CHECK: native before  dense<true> : vector<3xi1>
//      CHECK: native after   (it did not return
func.func @column(%m: memref<1x1x4xf64>) -> vector<3xi1> {
  %none = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %m[%c0, %c0, %c0], %none {permutation_map = affine_map<(i, j, k) -> (i)>} : memref<1x1x4xf64>, vector<3xf64>
  %r = arith.cmpf oge, %v, %v : vector<3xf64>
  return %r : vector<3xi1>
}
