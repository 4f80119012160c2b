// RUN: not mlir-interp diff %s --passes='func.func(convert-vector-to-scf)' | FileCheck %s
// RUN: not mlir-interp diff %s --passes='func.func(convert-vector-to-scf{full-unroll})' | FileCheck %s
// convert-vector-to-scf adds the number of a row to the index it begins at, and compares the sum with the end. At an
// index near 2^63 the sum wraps to below it: native code reads what is no row.
// Rule: lanes behind the end are padding (decision V37), however far behind (decision P10).
//
//      CHECK: DIFFERS behind {{.*}}: undefined behaviour in @rows
//      CHECK: input          --entry=rows --args='{{.*}}, 9223372036854775807 : index, {{.*}}, [[PADDING:.*]] : i32'
//      CHECK: far index      every input that shows it
//      CHECK: the poison was born here: an affine expression overflows the index type
//      CHECK: native before  dense<[[PADDING]]> : vector<4x4xi32>
func.func @rows(%m: memref<8x8xi32>, %i: index, %j: index, %none: i32) -> vector<4x4xi32> {
  %r = vector.transfer_read %m[%i, %j], %none : memref<8x8xi32>, vector<4x4xi32>
  return %r : vector<4x4xi32>
}
