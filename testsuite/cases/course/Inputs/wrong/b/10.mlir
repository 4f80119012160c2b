// A race.
func.func @counts(%counts: memref<3xi32>) {
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  affine.parallel (%i) = (0) to (6) {
    %which = arith.remui %i, %c3 : index
    %old = memref.load %counts[%which] : memref<3xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %counts[%which] : memref<3xi32>
  }
  return
}
