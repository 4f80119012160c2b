// scf.forall, and any operation as an atomic one.
func.func @counts(%counts: memref<3xi32>) {
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  scf.forall (%i) in (6) {
    %which = arith.remui %i, %c3 : index
    %r = memref.generic_atomic_rmw %counts[%which] : memref<3xi32> {
    ^bb0(%old: i32):
      %new = arith.addi %old, %one : i32
      memref.atomic_yield %new : i32
    }
  }
  return
}
