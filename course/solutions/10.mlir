func.func @counts(%counts: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%c6) step (%c1) {
    %which = arith.remui %i, %c3 : index
    %old = memref.atomic_rmw addi %one, %counts[%which]
        : (i32, memref<3xi32>) -> i32
  }
  return
}
