func.func @f(%m: memref<7xi32>, %x: i32) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %cm3 = arith.constant -3 : index
  scf.parallel (%i) = (%cm3) to (%c4) step (%c1) {
    %j = arith.addi %i, %c3 : index
    memref.store %x, %m[%j] : memref<7xi32>
  }
  return
}
