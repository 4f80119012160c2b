// memref.transpose.
func.func @transpose_2d(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %r = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  return %r : memref<3x2xi32, strided<[1, 3]>>
}

func.func @transpose_3d(%m: memref<2x3x4xf16>) -> memref<4x2x3xf16, strided<[1, 12, 4]>> {
  %r = memref.transpose %m (i, j, k) -> (k, i, j) : memref<2x3x4xf16> to memref<4x2x3xf16, strided<[1, 12, 4]>>
  return %r : memref<4x2x3xf16, strided<[1, 12, 4]>>
}

func.func @transpose_dynamic(%m: memref<?x?xi8>) -> memref<?x?xi8, strided<[1, ?]>> {
  %r = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi8> to memref<?x?xi8, strided<[1, ?]>>
  return %r : memref<?x?xi8, strided<[1, ?]>>
}

func.func @transpose_strided(%m: memref<2x2xi32, strided<[?, ?], offset: ?>>) -> memref<2x2xi32, strided<[?, ?], offset: ?>> {
  %r = memref.transpose %m (i, j) -> (j, i)
      : memref<2x2xi32, strided<[?, ?], offset: ?>> to memref<2x2xi32, strided<[?, ?], offset: ?>>
  return %r : memref<2x2xi32, strided<[?, ?], offset: ?>>
}

func.func @transpose_none(%m: memref<i32>) -> memref<i32> {
  %r = memref.transpose %m () -> () : memref<i32> to memref<i32>
  return %r : memref<i32>
}

func.func @transpose_identity(%m: memref<3xi64>) -> memref<3xi64, strided<[1]>> {
  %r = memref.transpose %m (i) -> (i) : memref<3xi64> to memref<3xi64, strided<[1]>>
  return %r : memref<3xi64, strided<[1]>>
}
