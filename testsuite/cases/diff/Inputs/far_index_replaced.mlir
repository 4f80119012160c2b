func.func @far(%m: memref<1xi8>, %i: index) -> i1 {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %n = arith.addi %i, %c1 overflow<nsw> : index
  %r = arith.cmpi slt, %n, %c9 : index
  return %r : i1
}

func.func @near(%m: memref<i32>, %x: i32) {
  %zero = arith.constant 0 : i32
  memref.store %zero, %m[] : memref<i32>
  return
}
