// memref.expand_shape.
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
