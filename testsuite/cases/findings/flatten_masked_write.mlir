// RUN: not mlir-interp diff %s --passes=flatten-memref -e masked --args='dense<0>' | FileCheck %s
// flatten-memref drops the mask of a transfer that writes.
// Rule: vector.transfer_write: "elements whose corresponding mask element is 0 are masked out" and not written.
//
//      CHECK: DIFFERS behind {{.*}}: wrong memory in @masked
//      CHECK: expected       0 = 0x00000000
//      CHECK: actual         7 = 0x00000007
//      CHECK: native before  %arg0 = dense<{{\[\[}}7, 0], [0, 0]]> : memref<2x2xi32>
//      CHECK: native after   %arg0 = dense<{{\[\[}}7, 7], [0, 0]]> : memref<2x2xi32>
func.func @masked(%m: memref<2x2xi32>) {
  %some = arith.constant dense<[true, false]> : vector<2xi1>
  %v = arith.constant dense<7> : vector<2xi32>
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0, %c0], %some {in_bounds = [true]} : vector<2xi32>, memref<2x2xi32>
  return
}
