// RUN: not mlir-interp diff %s --passes=convert-vector-to-xegpu | FileCheck %s
// convert-vector-to-xegpu adds offsets of one type to indices of another.
// Rule: MLIR's own verifier: a pass leaves what verifies.
//
//      CHECK: DIFFERS behind {{.*}}: left IR that does not verify
//      CHECK: said           error: 'vector.broadcast' op failed to verify that source operand and result have same element type
func.func @picked(%m: memref<4xf32>, %at: vector<4xi32>, %mask: vector<4xi1>, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  vector.scatter %m[%c0] [%at], %mask, %v : memref<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
