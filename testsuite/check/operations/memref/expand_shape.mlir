// memref.expand_shape.
func.func @expand_shape_static(%m: memref<6xi32>) -> memref<2x3xi32> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xi32> into memref<2x3xi32>
  return %r : memref<2x3xi32>
}

func.func @expand_shape_groups(%m: memref<4x6xi8>) -> memref<2x2x1x3x2xi8> {
  %r = memref.expand_shape %m [[0, 1], [2, 3, 4]] output_shape [2, 2, 1, 3, 2] : memref<4x6xi8> into memref<2x2x1x3x2xi8>
  return %r : memref<2x2x1x3x2xi8>
}

func.func @expand_shape_rank0(%m: memref<f32>) -> memref<1x1xf32> {
  %r = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %r : memref<1x1xf32>
}

func.func @expand_shape_open(%m: memref<6x4xi16>) -> memref<?x2x4xi16> {
  %c3 = arith.constant 3 : index
  %n = memref.cast %m : memref<6x4xi16> to memref<?x4xi16>
  %r = memref.expand_shape %n [[0, 1], [2]] output_shape [%c3, 2, 4] : memref<?x4xi16> into memref<?x2x4xi16>
  return %r : memref<?x2x4xi16>
}

func.func @expand_shape_two_open(%m: memref<6xi16>, %c: i1) -> memref<?x?xi16> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = arith.select %c, %c2, %c3 : index
  %b = arith.select %c, %c3, %c2 : index
  %n = memref.cast %m : memref<6xi16> to memref<?xi16>
  %r = memref.expand_shape %n [[0, 1]] output_shape [%a, %b] : memref<?xi16> into memref<?x?xi16>
  return %r : memref<?x?xi16>
}

func.func @expand_shape_strided(%m: memref<4x6xi32, strided<[20, 3], offset: 2>>) -> memref<2x2x3x2xi32, strided<[40, 20, 6, 3], offset: 2>> {
  %r = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 2, 3, 2] : memref<4x6xi32, strided<[20, 3], offset: 2>> into memref<2x2x3x2xi32, strided<[40, 20, 6, 3], offset: 2>>
  return %r : memref<2x2x3x2xi32, strided<[40, 20, 6, 3], offset: 2>>
}

func.func @expand_shape_any_strides(%m: memref<4xi32, strided<[?], offset: ?>>) -> memref<2x2xi32, strided<[?, ?], offset: ?>> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xi32, strided<[?], offset: ?>> into memref<2x2xi32, strided<[?, ?], offset: ?>>
  return %r : memref<2x2xi32, strided<[?, ?], offset: ?>>
}
