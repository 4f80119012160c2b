// Elements at subscripts that are affine expressions.
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
