// RUN: not mlir-interp diff %s --passes=flatten-memref -e masked --args='dense<[[1, 2], [3, 4]]>' | FileCheck %s
// flatten-memref drops the mask of a transfer that reads.
// Rule: vector.transfer_read: "elements whose corresponding mask element is 0 are masked out" and get the padding.
//
//      CHECK: DIFFERS behind {{.*}}: wrong result in @masked
//      CHECK: expected       7 = 0x00000007
//      CHECK: actual         2 = 0x00000002
//      CHECK: native before  dense<[1, 7]> : vector<2xi32>
//      CHECK: native after   dense<[1, 2]> : vector<2xi32>
func.func @masked(%m: memref<2x2xi32>) -> vector<2xi32> {
  %some = arith.constant dense<[true, false]> : vector<2xi1>
  %padding = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0, %c0], %padding, %some {in_bounds = [true]} : memref<2x2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
