// RUN: not mlir-interp diff %s --passes=canonicalize | FileCheck %s
// canonicalize makes of a masked reduction along a dimension of size 1 the combination of lane and accumulator,
// whatever the mask says.
// Rule: vector.mask: "the masked-off lanes" have no part in the operation (ODS), so that the accumulator is left.
//
//      CHECK: DIFFERS behind {{.*}}: wrong result in @main
//      CHECK: expected       5.000000e+00 = 0x40A00000 = exactly 5
//      CHECK: actual         1.000000e+00 = 0x3F800000 = exactly 1
//      CHECK: native before  5.000000e+00 : f32
//      CHECK: native after   1.000000e+00 : f32
func.func @main() -> f32 {
  %off = arith.constant dense<false> : vector<1xi1>
  %acc = arith.constant 5.0 : f32
  %lane = arith.constant dense<1.0> : vector<1xf32>
  %r = vector.mask %off { vector.multi_reduction <minnumf>, %lane, %acc [0] : vector<1xf32> to f32 } : vector<1xi1> -> f32
  return %r : f32
}
