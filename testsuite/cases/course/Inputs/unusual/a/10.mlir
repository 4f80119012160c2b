// A loop of affine.
func.func @counts(%counts: memref<3xi32>) {
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  affine.parallel (%i) = (0) to (6) {
    %which = arith.remui %i, %c3 : index
    %old = memref.atomic_rmw addi %one, %counts[%which] : (i32, memref<3xi32>) -> i32
  }
  return
}
