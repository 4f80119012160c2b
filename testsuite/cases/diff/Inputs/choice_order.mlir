func.func @sum(%m: memref<9xf32>) -> f32 {
  %r = arith.constant 7.5 : f32
  return %r : f32
}

func.func @last(%a: i32) -> i32 {
  %r = arith.constant 77 : i32
  return %r : i32
}

func.func @apart(%m: memref<9xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %i, %m[%i] : memref<9xindex>
  }
  return
}
