// Slices of elements that are no whole bytes: each lies in bytes of its own; upstream reads and
// writes the lanes as one packed vector.
func.func @vector_i1(%m: memref<4x8xi1>, %a: i2) -> vector<4xi1> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xi1>, vector<4xi1>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xi1>, vector<4xi1>
  return %r : vector<4xi1>
}

func.func @vector_i7(%m: memref<4x8xi7>, %a: i2) -> vector<4xi7> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xi7>, vector<4xi7>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xi7>, vector<4xi7>
  return %r : vector<4xi7>
}

func.func @vector_i33(%m: memref<4x8xi33>, %a: i2) -> vector<4xi33> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xi33>, vector<4xi33>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xi33>, vector<4xi33>
  return %r : vector<4xi33>
}

func.func @vector_store_i7(%m: memref<4x8xi7>, %v: vector<4xi7>, %a: i2) {
  %x = arith.index_castui %a : i2 to index
  affine.vector_store %v, %m[3 - %x, 4] : memref<4x8xi7>, vector<4xi7>
  return
}
