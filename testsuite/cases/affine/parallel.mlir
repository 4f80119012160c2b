// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --seed 1 | FileCheck %s
// RUN: mlir-interp run %s --seed 2 | FileCheck %s
// Each point of the grid once, in an order that does not show; several bounds in a dimension; steps.
func.func @main() {
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant dense<0> : vector<16xi32>
  %m = memref.alloc() : memref<4x4xi32>
  %flat = memref.collapse_shape %m [[0, 1]] : memref<4x4xi32> into memref<16xi32>
  affine.vector_store %zero, %flat[0] : memref<16xi32>, vector<16xi32>
  affine.parallel (%i, %j) = (0, max(%c3 - 2, 0)) to (min(%c6, 4), %c3 + 1) step (2, 1) {
    %n = affine.linearize_index [%i, %j] by (4) : index
    %x = arith.index_cast %n : index to i32
    affine.store %x, %m[%i, %j] : memref<4x4xi32>
  }
  %v = affine.vector_load %flat[0] : memref<16xi32>, vector<16xi32>
  // CHECK: ( 0, 1, 2, 3, 0, 0, 0, 0, 0, 9, 10, 11, 0, 0, 0, 0 )
  vector.print %v : vector<16xi32>
  affine.parallel () = () to () {
    // CHECK-NEXT: 3
    vector.print %c3 : index
  }
  return
}
