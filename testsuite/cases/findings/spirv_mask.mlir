// RUN: not mlir-interp diff %s --passes=convert-vector-to-spirv | FileCheck %s
// convert-vector-to-spirv makes several operations of the one within a vector.mask.
// Rule: MLIR's own verifier: a pass leaves what verifies.
//
//      CHECK: DIFFERS behind {{.*}}: left IR that does not verify
//      CHECK: said           error: 'vector.mask' op expects only one operation to mask
func.func @masked(%lanes: vector<2xf32>, %mask: vector<2xi1>) -> f32 {
  %r = vector.mask %mask { vector.reduction <minimumf>, %lanes : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %r : f32
}
