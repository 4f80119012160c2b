// A loop in order, and a parallel one that does nothing.
func.func @counts(%counts: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %two = arith.constant 2 : i32
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
  }
  scf.for %i = %c0 to %c3 step %c1 {
    %old = memref.load %counts[%i] : memref<3xi32>
    %new = arith.addi %old, %two : i32
    memref.store %new, %counts[%i] : memref<3xi32>
  }
  return
}
