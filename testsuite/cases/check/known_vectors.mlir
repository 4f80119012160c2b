// RUN: mlir-interp check %s --via=mlir --inputs=400 | FileCheck %s
// What upstream's lowering of vectors is known to do otherwise is told as known, and uses up no witness.

// CHECK: @beyond: 400 inputs{{.*}} known to differ
// CHECK: mlir -O2 lowers 'vector.transfer_read' otherwise: it adds to an index where the sum does not fit (P10)
func.func @beyond(%m: memref<?xi8, strided<[?]>>, %i: index, %pad: i8) -> vector<4xi8> {
  %v = vector.transfer_read %m[%i], %pad : memref<?xi8, strided<[?]>>, vector<4xi8>
  return %v : vector<4xi8>
}

// CHECK: @two_masks: 400 inputs{{.*}} known to differ
// CHECK: mlir -O2 lowers 'vector.transfer_write' otherwise: lower-vector-mask forgets its own mask (V36)
func.func @two_masks(%m: memref<4xi8>, %v: vector<4xi8>, %inner: vector<4xi1>, %outer: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  vector.mask %outer {
    vector.transfer_write %v, %m[%c0], %inner {in_bounds = [true]} : vector<4xi8>, memref<4xi8>
  } : vector<4xi1>
  return
}
