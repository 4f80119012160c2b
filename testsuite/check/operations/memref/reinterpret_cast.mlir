// memref.reinterpret_cast: other offset, sizes and strides of the same memory.
func.func @reinterpret_cast_open(%m: memref<16xi8>, %i: index, %j: index, %k: index) -> memref<?x3xi8, strided<[?, 1], offset: ?>> {
  %k4 = arith.constant 4 : index
  %a = arith.remui %i, %k4 : index
  %k3 = arith.constant 3 : index
  %b = arith.remui %j, %k3 : index
  %k5 = arith.constant 5 : index
  %c = arith.remui %k, %k5 : index
  %r = memref.reinterpret_cast %m to offset: [%a], sizes: [%b, 3], strides: [%c, 1]
      : memref<16xi8> to memref<?x3xi8, strided<[?, 1], offset: ?>>
  return %r : memref<?x3xi8, strided<[?, 1], offset: ?>>
}

func.func @reinterpret_cast_one(%m: memref<3x3xi32>, %i: index) -> memref<i32, strided<[], offset: ?>> {
  %k9 = arith.constant 9 : index
  %a = arith.remui %i, %k9 : index
  %r = memref.reinterpret_cast %m to offset: [%a], sizes: [], strides: []
      : memref<3x3xi32> to memref<i32, strided<[], offset: ?>>
  return %r : memref<i32, strided<[], offset: ?>>
}

func.func @reinterpret_cast_unranked(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %u = memref.cast %m : memref<2x3xi32> to memref<*xi32>
  %r = memref.reinterpret_cast %u to offset: [0], sizes: [3, 2], strides: [1, 3]
      : memref<*xi32> to memref<3x2xi32, strided<[1, 3]>>
  return %r : memref<3x2xi32, strided<[1, 3]>>
}
