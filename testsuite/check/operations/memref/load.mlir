// memref.load of every kind of element, and with its attributes.
func.func @load_rank0(%m: memref<f32>) -> f32 {
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}

func.func @load_dynamic(%m: memref<?x2x?xi16>, %i: index, %j: index) -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rows = memref.dim %m, %c0 : memref<?x2x?xi16>
  %columns = memref.dim %m, %c2 : memref<?x2x?xi16>
  %a = arith.remui %i, %rows : index
  %b = arith.remui %j, %columns : index
  %r = memref.load %m[%a, %c1, %b] : memref<?x2x?xi16>
  return %r : i16
}

func.func @load_strided(%m: memref<2x3xi32, strided<[7, 2], offset: 3>>, %i: index, %j: index) -> i32 {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = arith.remui %i, %c2 : index
  %b = arith.remui %j, %c3 : index
  %r = memref.load %m[%a, %b] : memref<2x3xi32, strided<[7, 2], offset: 3>>
  return %r : i32
}

func.func @load_any_strides(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %c1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %a = arith.remui %i, %rows : index
  %b = arith.remui %j, %columns : index
  %r = memref.load %m[%a, %b] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %r : i8
}

func.func @load_map(%m: memref<2x3xi32, affine_map<(d0, d1) -> (d0 + d1 * 2)>>, %i: index, %j: index) -> i32 {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = arith.remui %i, %c2 : index
  %b = arith.remui %j, %c3 : index
  %r = memref.load %m[%a, %b] : memref<2x3xi32, affine_map<(d0, d1) -> (d0 + d1 * 2)>>
  return %r : i32
}

func.func @load_nontemporal_aligned(%m: memref<2xi64>) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.load %m[%c1] {nontemporal = true, alignment = 8} : memref<2xi64>
  return %r : i64
}

func.func @load_space(%m: memref<2xi64, 3>) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.load %m[%c1] : memref<2xi64, 3>
  return %r : i64
}
