// memref.reinterpret_cast: other offset, sizes and strides of the same memory.
func.func @reinterpret_cast_static(%m: memref<8x8xi32>) -> memref<4x4xi32, strided<[16, 2], offset: 9>> {
  %r = memref.reinterpret_cast %m to offset: [9], sizes: [4, 4], strides: [16, 2]
      : memref<8x8xi32> to memref<4x4xi32, strided<[16, 2], offset: 9>>
  return %r : memref<4x4xi32, strided<[16, 2], offset: 9>>
}

func.func @reinterpret_cast_ignores_source_offset(%m: memref<4x4xi32, strided<[16, 2], offset: 9>>) -> memref<2x2xi32, strided<[4, 2]>> {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [4, 2]
      : memref<4x4xi32, strided<[16, 2], offset: 9>> to memref<2x2xi32, strided<[4, 2]>>
  return %r : memref<2x2xi32, strided<[4, 2]>>
}

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

func.func @reinterpret_cast_no_stride(%m: memref<3xi64>) -> memref<2x2xi64, strided<[0, 1], offset: 1>> {
  %r = memref.reinterpret_cast %m to offset: [1], sizes: [2, 2], strides: [0, 1]
      : memref<3xi64> to memref<2x2xi64, strided<[0, 1], offset: 1>>
  return %r : memref<2x2xi64, strided<[0, 1], offset: 1>>
}

func.func @reinterpret_cast_backward(%m: memref<5xf16>) -> memref<5xf16, strided<[-1], offset: 4>> {
  %r = memref.reinterpret_cast %m to offset: [4], sizes: [5], strides: [-1]
      : memref<5xf16> to memref<5xf16, strided<[-1], offset: 4>>
  return %r : memref<5xf16, strided<[-1], offset: 4>>
}

func.func @reinterpret_cast_diagonal(%m: memref<3x3xi32>) -> memref<3xi32, strided<[4]>> {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [4]
      : memref<3x3xi32> to memref<3xi32, strided<[4]>>
  return %r : memref<3xi32, strided<[4]>>
}

func.func @reinterpret_cast_one(%m: memref<3x3xi32>, %i: index) -> memref<i32, strided<[], offset: ?>> {
  %k9 = arith.constant 9 : index
  %a = arith.remui %i, %k9 : index
  %r = memref.reinterpret_cast %m to offset: [%a], sizes: [], strides: []
      : memref<3x3xi32> to memref<i32, strided<[], offset: ?>>
  return %r : memref<i32, strided<[], offset: ?>>
}

func.func @reinterpret_cast_from_rank0(%m: memref<i32>) -> memref<1x1xi32> {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [1, 1], strides: [1, 1]
      : memref<i32> to memref<1x1xi32>
  return %r : memref<1x1xi32>
}

func.func @reinterpret_cast_unranked(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %u = memref.cast %m : memref<2x3xi32> to memref<*xi32>
  %r = memref.reinterpret_cast %u to offset: [0], sizes: [3, 2], strides: [1, 3]
      : memref<*xi32> to memref<3x2xi32, strided<[1, 3]>>
  return %r : memref<3x2xi32, strided<[1, 3]>>
}
