// memref.collapse_shape.
func.func @collapse_shape_static(%m: memref<2x3xi32>) -> memref<6xi32> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x3xi32> into memref<6xi32>
  return %r : memref<6xi32>
}

func.func @collapse_shape_groups(%m: memref<2x2x1x3x2xi8>) -> memref<4x6xi8> {
  %r = memref.collapse_shape %m [[0, 1], [2, 3, 4]] : memref<2x2x1x3x2xi8> into memref<4x6xi8>
  return %r : memref<4x6xi8>
}

func.func @collapse_shape_rank0(%m: memref<1x1xf32>) -> memref<f32> {
  %r = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  return %r : memref<f32>
}

func.func @collapse_shape_open(%m: memref<?x2x4xi16>) -> memref<?x4xi16> {
  %r = memref.collapse_shape %m [[0, 1], [2]] : memref<?x2x4xi16> into memref<?x4xi16>
  return %r : memref<?x4xi16>
}

func.func @collapse_shape_all_open(%m: memref<?x?xi16>) -> memref<?xi16> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x?xi16> into memref<?xi16>
  return %r : memref<?xi16>
}

func.func @collapse_shape_strided(%m: memref<2x2x3x2xi32, strided<[40, 20, 6, 3], offset: 2>>) -> memref<4x6xi32, strided<[20, 3], offset: 2>> {
  %r = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x2x3x2xi32, strided<[40, 20, 6, 3], offset: 2>> into memref<4x6xi32, strided<[20, 3], offset: 2>>
  return %r : memref<4x6xi32, strided<[20, 3], offset: 2>>
}

func.func @collapse_shape_one_behind(%m: memref<4x1xi32, strided<[3, 7]>>) -> memref<4xi32, strided<[3]>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<4x1xi32, strided<[3, 7]>> into memref<4xi32, strided<[3]>>
  return %r : memref<4xi32, strided<[3]>>
}

func.func @collapse_shape_one_before(%m: memref<1x4xi32, strided<[50, 3]>>) -> memref<4xi32, strided<[3]>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<1x4xi32, strided<[50, 3]>> into memref<4xi32, strided<[3]>>
  return %r : memref<4xi32, strided<[3]>>
}

func.func @collapse_shape_ones(%m: memref<1x1xi32, strided<[5, 3], offset: 1>>) -> memref<1xi32, strided<[5], offset: 1>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<1x1xi32, strided<[5, 3], offset: 1>> into memref<1xi32, strided<[5], offset: 1>>
  return %r : memref<1xi32, strided<[5], offset: 1>>
}

func.func @collapse_shape_any_strides(%m: memref<2x2xi32, strided<[?, ?], offset: ?>>) -> memref<4xi32, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x2xi32, strided<[?, ?], offset: ?>> into memref<4xi32, strided<[?], offset: ?>>
  return %r : memref<4xi32, strided<[?], offset: ?>>
}

func.func @collapse_shape_keeps_gaps(%m: memref<2x3x2xi32, strided<[10, 2, 1]>>) -> memref<2x6xi32, strided<[10, 1]>> {
  %r = memref.collapse_shape %m [[0], [1, 2]] : memref<2x3x2xi32, strided<[10, 2, 1]>> into memref<2x6xi32, strided<[10, 1]>>
  return %r : memref<2x6xi32, strided<[10, 1]>>
}
