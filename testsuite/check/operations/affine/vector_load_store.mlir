// Slices of a memref as vectors.
func.func @vector_two_dimensions(%m: memref<4x8xi32>, %a: i2) -> vector<2x3xi32> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x floordiv 2, %x] : memref<4x8xi32>, vector<2x3xi32>
  affine.vector_store %r, %m[2, 5] : memref<4x8xi32>, vector<2x3xi32>
  return %r : vector<2x3xi32>
}

func.func @vector_all(%m: memref<3x4xf32>, %v: vector<3x4xf32>) -> vector<3x4xf32> {
  %r = affine.vector_load %m[0, 0] : memref<3x4xf32>, vector<3x4xf32>
  affine.vector_store %v, %m[0, 0] : memref<3x4xf32>, vector<3x4xf32>
  return %r : vector<3x4xf32>
}

func.func @vector_of_one(%m: memref<2xi32>, %v: vector<1xi32>) -> vector<1xi32> {
  %r = affine.vector_load %m[1] : memref<2xi32>, vector<1xi32>
  affine.vector_store %v, %m[0] : memref<2xi32>, vector<1xi32>
  return %r : vector<1xi32>
}

// The slice follows the memref's strides.
func.func @vector_strided(%m: memref<4x4xi16, strided<[?, ?], offset: ?>>) -> vector<4xi16> {
  %r = affine.vector_load %m[2, 0] : memref<4x4xi16, strided<[?, ?], offset: ?>>, vector<4xi16>
  affine.vector_store %r, %m[1, 0] : memref<4x4xi16, strided<[?, ?], offset: ?>>, vector<4xi16>
  return %r : vector<4xi16>
}
