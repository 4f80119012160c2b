// memref.alloc and memref.dealloc: sizes, layouts with their symbols, alignment.
func.func @alloc_rank0(%v: f32) -> f32 {
  %m = memref.alloc() : memref<f32>
  memref.store %v, %m[] : memref<f32>
  %r = memref.load %m[] : memref<f32>
  memref.dealloc %m : memref<f32>
  return %r : f32
}

func.func @alloc_dynamic(%n: index, %i: index, %v: i16) -> i16 {
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %least = arith.remui %n, %c7 : index
  %size = arith.addi %least, %c1 : index
  %at = arith.remui %i, %size : index
  %last = arith.minui %at, %c2 : index
  %m = memref.alloc(%size, %c4) : memref<?x3x?xi16>
  memref.store %v, %m[%at, %c2, %last] : memref<?x3x?xi16>
  %r = memref.load %m[%at, %c2, %last] : memref<?x3x?xi16>
  memref.dealloc %m : memref<?x3x?xi16>
  return %r : i16
}

func.func @alloc_empty() -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%c0) : memref<?x4xf64>
  %r = memref.dim %m, %c0 : memref<?x4xf64>
  memref.dealloc %m : memref<?x4xf64>
  return %r : index
}

func.func @alloc_aligned(%n: index) -> index {
  %c1024 = arith.constant 1024 : index
  %c9 = arith.constant 9 : index
  %size = arith.remui %n, %c9 : index
  %before = memref.alloc() : memref<3xi8>
  %m = memref.alloc(%size) {alignment = 1024} : memref<?xi8>
  %address = memref.extract_aligned_pointer_as_index %m : memref<?xi8> -> index
  %r = arith.remui %address, %c1024 : index
  memref.dealloc %m : memref<?xi8>
  memref.dealloc %before : memref<3xi8>
  return %r : index
}

func.func @alloc_strided(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2x3xi32, strided<[8, 2], offset: 5>>
  memref.store %v, %m[%c1, %c2] : memref<2x3xi32, strided<[8, 2], offset: 5>>
  %r = memref.load %m[%c1, %c2] : memref<2x3xi32, strided<[8, 2], offset: 5>>
  return %r : i32
}

func.func @alloc_backward(%i: index, %v: i16) -> i16 {
  %c4 = arith.constant 4 : index
  %at = arith.remui %i, %c4 : index
  %m = memref.alloc() : memref<4xi16, strided<[-2], offset: 6>>
  memref.store %v, %m[%at] : memref<4xi16, strided<[-2], offset: 6>>
  %r = memref.load %m[%at] : memref<4xi16, strided<[-2], offset: 6>>
  return %r : i16
}

func.func @alloc_symbols(%v: i32) -> (i32, index, index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %m = memref.alloc(%c2)[%c1, %c7] : memref<?x4xi32, strided<[?, 1], offset: ?>>
  memref.store %v, %m[%c1, %c2] : memref<?x4xi32, strided<[?, 1], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<?x4xi32, strided<[?, 1], offset: ?>> -> memref<i32>, index, index, index, index, index
  %r = memref.load %m[%c1, %c2] : memref<?x4xi32, strided<[?, 1], offset: ?>>
  return %r, %offset, %sizes#0, %strides#0 : i32, index, index, index
}

func.func @alloc_map(%v: i32) -> (i32, index, index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %m = memref.alloc(%c3)[%c2, %c9] : memref<?x4xi32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + d1 * 2 + s0)>>
  memref.store %v, %m[%c2, %c3] : memref<?x4xi32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + d1 * 2 + s0)>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<?x4xi32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + d1 * 2 + s0)>>
      -> memref<i32>, index, index, index, index, index
  %r = memref.load %m[%c2, %c3] : memref<?x4xi32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + d1 * 2 + s0)>>
  return %r, %offset, %strides#0, %strides#1 : i32, index, index, index
}

func.func @dealloc_unranked(%v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  %u = memref.cast %m : memref<i32> to memref<*xi32>
  memref.dealloc %u : memref<*xi32>
  return %r : i32
}

func.func @alloc_returned(%v: i64) -> memref<2xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi64>
  memref.store %v, %m[%c1] : memref<2xi64>
  memref.store %v, %m[%c0] : memref<2xi64>
  return %m : memref<2xi64>
}
