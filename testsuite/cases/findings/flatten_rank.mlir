// RUN: not mlir-interp diff %s --passes=flatten-memref | FileCheck %s
// flatten-memref leaves a transfer of a vector of two dimensions on memory of one.
// Rule: MLIR's own verifier: a pass leaves what verifies.
//
//      CHECK: DIFFERS behind {{.*}}: left IR that does not verify
//      CHECK: said           error: 'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type
func.func @square(%m: memref<2x2xi32>) -> vector<2x2xi32> {
  %padding = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  return %r : vector<2x2xi32>
}
