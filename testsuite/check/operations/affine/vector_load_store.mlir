// Slices of a memref as vectors.
func.func @vector_i8(%m: memref<4x8xi8>, %a: i2) -> vector<4xi8> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xi8>, vector<4xi8>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xi8>, vector<4xi8>
  return %r : vector<4xi8>
}

func.func @vector_i16(%m: memref<4x8xi16>, %a: i2) -> vector<4xi16> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xi16>, vector<4xi16>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xi16>, vector<4xi16>
  return %r : vector<4xi16>
}

func.func @vector_i32(%m: memref<4x8xi32>, %a: i2) -> vector<4xi32> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xi32>, vector<4xi32>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xi32>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @vector_i64(%m: memref<4x8xi64>, %a: i2) -> vector<4xi64> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xi64>, vector<4xi64>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xi64>, vector<4xi64>
  return %r : vector<4xi64>
}

func.func @vector_i128(%m: memref<4x8xi128>, %a: i2) -> vector<4xi128> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xi128>, vector<4xi128>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xi128>, vector<4xi128>
  return %r : vector<4xi128>
}

func.func @vector_index(%m: memref<4x8xindex>, %a: i2) -> vector<4xindex> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xindex>, vector<4xindex>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xindex>, vector<4xindex>
  return %r : vector<4xindex>
}

func.func @vector_f16(%m: memref<4x8xf16>, %a: i2) -> vector<4xf16> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xf16>, vector<4xf16>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xf16>, vector<4xf16>
  return %r : vector<4xf16>
}

func.func @vector_bf16(%m: memref<4x8xbf16>, %a: i2) -> vector<4xbf16> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xbf16>, vector<4xbf16>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xbf16>, vector<4xbf16>
  return %r : vector<4xbf16>
}

func.func @vector_f32(%m: memref<4x8xf32>, %a: i2) -> vector<4xf32> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xf32>, vector<4xf32>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @vector_f64(%m: memref<4x8xf64>, %a: i2) -> vector<4xf64> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.vector_load %m[%x, %x + 1] : memref<4x8xf64>, vector<4xf64>
  affine.vector_store %r, %m[3 - %x, 4] : memref<4x8xf64>, vector<4xf64>
  return %r : vector<4xf64>
}

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
