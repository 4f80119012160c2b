// A band of loops whose iterations run in any order.
func.func @parallel(%m: memref<4x6xi32>, %v: i32) {
  affine.parallel (%i, %j) = (0, 0) to (4, 6) {
    %x = affine.apply affine_map<(d0, d1) -> (d0 * 6 + d1)>(%i, %j)
    %y = arith.index_cast %x : index to i32
    %z = arith.muli %y, %v : i32
    affine.store %z, %m[%i, %j] : memref<4x6xi32>
  }
  return
}

func.func @parallel_steps(%m: memref<16x16xi8>, %a: i4, %b: i4, %v: i8) {
  %x = arith.index_castui %a : i4 to index
  %y = arith.index_castui %b : i4 to index
  affine.parallel (%i, %j) = (%x, 1) to (16, %y) step (3, 2) {
    affine.store %v, %m[%i, %j] : memref<16x16xi8>
  }
  return
}

func.func @parallel_min_max(%m: memref<16x16xi8>, %a: i4, %b: i4, %v: i8) {
  %x = arith.index_castui %a : i4 to index
  %y = arith.index_castui %b : i4 to index
  affine.parallel (%i, %j) = (max(%x, %y - 2, 1), %x) to (min(%y + 4, 14), min(%x + %y, 16)) {
    affine.store %v, %m[%i, %j] : memref<16x16xi8>
  }
  return
}

// Tiles of a size that does not divide the whole.
func.func @parallel_tiles(%m: memref<10x7xindex>) {
  affine.parallel (%ii, %jj) = (0, 0) to (10, 7) step (4, 3) {
    affine.parallel (%i, %j) = (%ii, %jj) to (min(%ii + 4, 10), min(%jj + 3, 7)) {
      %x = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %jj)
      affine.store %x, %m[%i, %j] : memref<10x7xindex>
    }
  }
  return
}

func.func @parallel_alloca(%c: i1) -> memref<100xi32> {
  %m = memref.alloc() : memref<100xi32>
  %v = arith.extui %c : i1 to i32
  affine.parallel (%i) = (0) to (100) {
    %s = memref.alloca() : memref<50000xi32>
    affine.store %v, %s[%i] : memref<50000xi32>
    %w = affine.load %s[%i] : memref<50000xi32>
    affine.store %w, %m[%i] : memref<100xi32>
  }
  return %m : memref<100xi32>
}
