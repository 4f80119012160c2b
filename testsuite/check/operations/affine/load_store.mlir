// Elements at subscripts that are affine expressions.
func.func @load_store_i1(%m: memref<4x3xi1>, %a: i2, %v: i1) -> i1 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xi1>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xi1>
  return %r : i1
}

func.func @load_store_i7(%m: memref<4x3xi7>, %a: i2, %v: i7) -> i7 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xi7>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xi7>
  return %r : i7
}

func.func @load_store_i8(%m: memref<4x3xi8>, %a: i2, %v: i8) -> i8 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xi8>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xi8>
  return %r : i8
}

func.func @load_store_i16(%m: memref<4x3xi16>, %a: i2, %v: i16) -> i16 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xi16>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xi16>
  return %r : i16
}

func.func @load_store_i32(%m: memref<4x3xi32>, %a: i2, %v: i32) -> i32 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xi32>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xi32>
  return %r : i32
}

func.func @load_store_i33(%m: memref<4x3xi33>, %a: i2, %v: i33) -> i33 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xi33>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xi33>
  return %r : i33
}

func.func @load_store_i64(%m: memref<4x3xi64>, %a: i2, %v: i64) -> i64 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xi64>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xi64>
  return %r : i64
}

func.func @load_store_i128(%m: memref<4x3xi128>, %a: i2, %v: i128) -> i128 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xi128>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xi128>
  return %r : i128
}

func.func @load_store_index(%m: memref<4x3xindex>, %a: i2, %v: index) -> index {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xindex>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xindex>
  return %r : index
}

func.func @load_store_f16(%m: memref<4x3xf16>, %a: i2, %v: f16) -> f16 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xf16>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xf16>
  return %r : f16
}

func.func @load_store_bf16(%m: memref<4x3xbf16>, %a: i2, %v: bf16) -> bf16 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xbf16>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xbf16>
  return %r : bf16
}

func.func @load_store_f32(%m: memref<4x3xf32>, %a: i2, %v: f32) -> f32 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xf32>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xf32>
  return %r : f32
}

func.func @load_store_f64(%m: memref<4x3xf64>, %a: i2, %v: f64) -> f64 {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xf64>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xf64>
  return %r : f64
}

func.func @load_store_v4xi32(%m: memref<4x3xvector<4xi32>>, %a: i2, %v: vector<4xi32>) -> vector<4xi32> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xvector<4xi32>>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xvector<4xi32>>
  return %r : vector<4xi32>
}

func.func @load_store_v2x3xf32(%m: memref<4x3xvector<2x3xf32>>, %a: i2, %v: vector<2x3xf32>) -> vector<2x3xf32> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xvector<2x3xf32>>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xvector<2x3xf32>>
  return %r : vector<2x3xf32>
}

func.func @load_store_c_f32(%m: memref<4x3xcomplex<f32>>, %a: i2, %v: complex<f32>) -> complex<f32> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xcomplex<f32>>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xcomplex<f32>>
  return %r : complex<f32>
}

func.func @load_store_v2x2xi16(%m: memref<4x3xvector<2x2xi16>>, %a: i2, %v: vector<2x2xi16>) -> vector<2x2xi16> {
  %x = arith.index_castui %a : i2 to index
  %r = affine.load %m[%x, 2] : memref<4x3xvector<2x2xi16>>
  affine.store %v, %m[-%x + 3, %x mod 3] : memref<4x3xvector<2x2xi16>>
  return %r : vector<2x2xi16>
}

func.func @load_store_symbols(%m: memref<?x?xi32>, %a: i2, %b: i2) {
  %x = arith.index_castui %a : i2 to index
  %y = arith.index_castui %b : i2 to index
  %v = affine.load %m[symbol(%x) floordiv 2, symbol(%y) ceildiv 3] : memref<?x?xi32>
  affine.store %v, %m[symbol(%y) - symbol(%x), %x + symbol(%y) - 1] : memref<?x?xi32>
  return
}

func.func @load_store_no_dimension(%m: memref<f32>, %v: f32) -> f32 {
  %r = affine.load %m[] : memref<f32>
  affine.store %v, %m[] : memref<f32>
  return %r : f32
}

func.func @load_store_strided(%m: memref<4x4xi16, strided<[?, ?], offset: ?>>, %a: i2, %b: i2) {
  %x = arith.index_castui %a : i2 to index
  %y = arith.index_castui %b : i2 to index
  %v = affine.load %m[%x, %y] : memref<4x4xi16, strided<[?, ?], offset: ?>>
  affine.store %v, %m[%y, %x] : memref<4x4xi16, strided<[?, ?], offset: ?>>
  return
}

func.func @load_store_transpose(%m: memref<3x3xi8>) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %x = affine.load %m[%i, %j] : memref<3x3xi8>
      %y = affine.load %m[%j, %i] : memref<3x3xi8>
      affine.store %x, %m[%j, %i] : memref<3x3xi8>
      affine.store %y, %m[%i, %j] : memref<3x3xi8>
    }
  }
  return
}
