// Each iteration has a counter of its own.
func.func @counts(%counts: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %one = arith.constant 1 : i32
  scf.parallel (%which) = (%c0) to (%c3) step (%c1) {
    scf.for %i = %which to %c6 step %c3 {
      %old = memref.load %counts[%which] : memref<3xi32>
      %new = arith.addi %old, %one : i32
      memref.store %new, %counts[%which] : memref<3xi32>
    }
  }
  return
}
