// RUN: not mlir-interp diff %s --passes='convert-vector-to-scf{target-rank=0}' -e rows --args='dense<[[1, 2, 3], [4, 5, 6]]>' | FileCheck %s
// convert-vector-to-scf down to rank 0 collects the lanes of vector<2x3xi8> one byte behind the other, and then
// loads the whole, whose rows of three bytes begin four bytes apart.
// Rule: vector.type_cast gives the same bytes as vectors, which have their alignment (decision V34).
//
//      CHECK: DIFFERS behind {{.*}}: wrong result in @rows
//      CHECK: expected       4 = 0x04
//      CHECK: actual         5 = 0x05
//      CHECK: native before  dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>
//      CHECK: native after   dense<{{\[\[}}1, 2, 3], [5, 6, 0]]> : vector<2x3xi8>
func.func @rows(%m: memref<2x3xi8>) -> vector<2x3xi8> {
  %c0 = arith.constant 0 : index
  %none = arith.constant 0 : i8
  %r = vector.transfer_read %m[%c0, %c0], %none {in_bounds = [true, true]} : memref<2x3xi8>, vector<2x3xi8>
  return %r : vector<2x3xi8>
}
