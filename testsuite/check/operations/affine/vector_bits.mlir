// Slices of elements that are no whole bytes: each lies in bytes of its own; upstream reads and
// writes the lanes as one packed vector.
func.func @vector_store_i7(%m: memref<4x8xi7>, %v: vector<4xi7>, %a: i2) {
  %x = arith.index_castui %a : i2 to index
  affine.vector_store %v, %m[3 - %x, 4] : memref<4x8xi7>, vector<4xi7>
  return
}
