// RUN: not mlir-interp diff %s --passes='convert-vector-to-scf{target-rank=0}' -e rows --args='dense<[[1, 2, 3], [4, 5, 6]]>, dense<0>' | FileCheck %s
// The same of a transfer that writes: what is stored are the bytes between the rows, too.
// Rule: vector.type_cast gives the same bytes as vectors, which have their alignment (decision V34).
//
//      CHECK: DIFFERS behind {{.*}}: poison in @rows
//      CHECK: expected       4 = 0x04
//      CHECK: actual         poison
//      CHECK: native before  %arg1 = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : memref<2x3xi8>
//      CHECK: native after   %arg1 = dense<{{\[\[}}1, 2, 3], [0, 4, 5]]> : memref<2x3xi8>
func.func @rows(%v: vector<2x3xi8>, %m: memref<2x3xi8>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xi8>, memref<2x3xi8>
  return
}
