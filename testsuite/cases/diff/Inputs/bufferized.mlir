func.func @doubled(%m: memref<3xi32, strided<[?], offset: ?>>) -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = memref.alloc() : memref<3xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %x = memref.load %m[%i] : memref<3xi32, strided<[?], offset: ?>>
    %y = arith.addi %x, %x : i32
    memref.store %y, %r[%i] : memref<3xi32>
  }
  %x = memref.load %m[%c2] : memref<3xi32, strided<[?], offset: ?>>
  memref.store %x, %r[%c2] : memref<3xi32>
  return %r : memref<3xi32>
}

func.func @kept(%m: memref<?xi32>, %i: i32) -> (memref<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %r = memref.alloc(%n) : memref<?xi32>
  memref.copy %m, %r : memref<?xi32> to memref<?xi32>
  linalg.fill ins(%i : i32) outs(%m : memref<?xi32>)
  return %r, %i : memref<?xi32>, i32
}

func.func @other(%m: memref<3xi32>) -> memref<3xi32> {
  return %m : memref<3xi32>
}
