// RUN: not mlir-interp diff %s --passes='convert-vector-to-scf{full-unroll=true target-rank=0}' | FileCheck %s
// convert-vector-to-scf, told to unroll down to rank 0, does not survive a transfer whose vector something is
// inserted into.
// Rule: a pass gives a program or reports an error.
//
//      CHECK: DIFFERS behind {{.*}}: crashed
//      CHECK: said           the compiler crashed
func.func @inserted(%m: memref<1xi32>) -> vector<2xi32> {
  %none = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %m[%c0], %none : memref<1xi32>, vector<2xi32>
  %r = vector.insert %none, %v [1] : i32 into vector<2xi32>
  return %r : vector<2xi32>
}
