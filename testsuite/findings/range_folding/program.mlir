func.func @f(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = arith.constant -1 : index
  %v = arith.constant 5 : i32
  scf.for %i = %c0 to %c3 step %c1 {
    %j = arith.muli %i, %n : index
    %k = arith.subi %c3, %j : index
    %l = arith.andi %k, %c3 : index
    memref.store %v, %m[%l] : memref<?xi32>
  }
  return
}
