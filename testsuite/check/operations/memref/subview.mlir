// memref.subview: numbers and operands for offsets, sizes and strides; dropped dimensions.
func.func @subview_offsets(%m: memref<4x5xi16>, %i: index, %j: index) -> memref<2x3xi16, strided<[5, 1], offset: ?>> {
  %k2 = arith.constant 2 : index
  %a = arith.remui %i, %k2 : index
  %k3 = arith.constant 3 : index
  %b = arith.remui %j, %k3 : index
  %r = memref.subview %m[%a, %b][2, 3][1, 1] : memref<4x5xi16> to memref<2x3xi16, strided<[5, 1], offset: ?>>
  return %r : memref<2x3xi16, strided<[5, 1], offset: ?>>
}

func.func @subview_sizes(%m: memref<4x5xi16>, %i: index, %j: index) -> memref<?x?xi16, strided<[5, 1], offset: 11>> {
  %k3 = arith.constant 3 : index
  %a = arith.remui %i, %k3 : index
  %k4 = arith.constant 4 : index
  %b = arith.remui %j, %k4 : index
  %r = memref.subview %m[2, 1][%a, %b][1, 1] : memref<4x5xi16> to memref<?x?xi16, strided<[5, 1], offset: 11>>
  return %r : memref<?x?xi16, strided<[5, 1], offset: 11>>
}

func.func @subview_strides(%m: memref<7xf32>, %i: index) -> memref<3xf32, strided<[?]>> {
  %k4 = arith.constant 4 : index
  %a = arith.remui %i, %k4 : index
  %r = memref.subview %m[0][3][%a] : memref<7xf32> to memref<3xf32, strided<[?]>>
  return %r : memref<3xf32, strided<[?]>>
}

func.func @subview_all_open(%m: memref<?xi8>, %i: index, %j: index, %k: index) -> memref<?xi8, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %all = memref.dim %m, %c0 : memref<?xi8>
  %offset = arith.remui %i, %all : index
  %left = arith.subi %all, %offset : index
  %most = arith.addi %left, %c1 : index
  %size = arith.remui %j, %most : index
  %stride = arith.remui %k, %c2 : index
  %r = memref.subview %m[%offset][%size][%stride] : memref<?xi8> to memref<?xi8, strided<[?], offset: ?>>
  return %r : memref<?xi8, strided<[?], offset: ?>>
}

func.func @subview_empty(%m: memref<4xi32>) -> memref<0xi32, strided<[1], offset: ?>> {
  %c4 = arith.constant 4 : index
  %r = memref.subview %m[%c4][0][1] : memref<4xi32> to memref<0xi32, strided<[1], offset: ?>>
  return %r : memref<0xi32, strided<[1], offset: ?>>
}

func.func @subview_drops_open(%m: memref<2x3x4xi32>, %i: index, %j: index) -> memref<2xi32, strided<[12], offset: ?>> {
  %k3 = arith.constant 3 : index
  %a = arith.remui %i, %k3 : index
  %k4 = arith.constant 4 : index
  %b = arith.remui %j, %k4 : index
  %r = memref.subview %m[0, %a, %b][2, 1, 1][1, 1, 1] : memref<2x3x4xi32> to memref<2xi32, strided<[12], offset: ?>>
  return %r : memref<2xi32, strided<[12], offset: ?>>
}

func.func @subview_writes(%m: memref<4x4xi32>, %v: i32) -> memref<2x2xi32, strided<[4, 1], offset: 5>> {
  %r = memref.subview %m[1, 1][2, 2][1, 1] : memref<4x4xi32> to memref<2x2xi32, strided<[4, 1], offset: 5>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %v, %r[%c1, %c0] : memref<2x2xi32, strided<[4, 1], offset: 5>>
  return %r : memref<2x2xi32, strided<[4, 1], offset: 5>>
}
