// Elements that are aligned in the program's memory: in the host's they may lie anywhere.
func.func @odd(%from: memref<160xi8>, %start: i8) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0 : i32
  %mask = arith.constant 15 : i8
  %low = arith.andi %start, %mask : i8
  %at = arith.index_castui %low : i8 to index
  %room = memref.alloc() : memref<160xi8>
  scf.for %i = %c0 to %c32 step %c1 {
    %x = memref.load %from[%i] : memref<160xi8>
    memref.store %x, %room[%i] : memref<160xi8>
  }
  affine.for %i = 32 to 160 {
    %x = affine.load %from[%i] : memref<160xi8>
    affine.store %x, %room[%i] : memref<160xi8>
  }
  %words = memref.view %room[%at][] : memref<160xi8> to memref<32xi32>
  %sum = scf.for %i = %c0 to %c32 step %c1 iter_args(%s = %zero) -> (i32) {
    %x = memref.load %words[%i] : memref<32xi32>
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  memref.dealloc %room : memref<160xi8>
  return %sum : i32
}
