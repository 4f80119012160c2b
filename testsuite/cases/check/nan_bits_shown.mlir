// RUN: mlir-interp check %s --inputs=40 | FileCheck %s
// Whatever gives a NaN's bits away shows which NaN was chosen: other bits are other choices (N1).
// CHECK: @vectors: {{.*}}allowed
// CHECK-NOT: DIFFERENT
func.func @vectors(%a: vector<3x1xf32>) -> vector<3x4xi8> {
  %1 = vector.shuffle %a, %a [1, 2, 0] : vector<3x1xf32>, vector<3x1xf32>
  %2 = arith.maximumf %1, %a : vector<3x1xf32>
  %3 = vector.bitcast %2 : vector<3x1xf32> to vector<3x4xi8>
  return %3 : vector<3x4xi8>
}

func.func @wider(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<1xf64> {
  %1 = arith.addf %a, %b : vector<2xf32>
  %2 = vector.bitcast %1 : vector<2xf32> to vector<1xf64>
  return %2 : vector<1xf64>
}
