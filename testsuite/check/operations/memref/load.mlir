// memref.load of every kind of element, and with its attributes.
func.func @load_i1(%m: memref<3xi1>, %i: index) -> i1 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xi1>
  return %r : i1
}

func.func @load_i7(%m: memref<3xi7>, %i: index) -> i7 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xi7>
  return %r : i7
}

func.func @load_i8(%m: memref<3xi8>, %i: index) -> i8 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xi8>
  return %r : i8
}

func.func @load_i16(%m: memref<3xi16>, %i: index) -> i16 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xi16>
  return %r : i16
}

func.func @load_i24(%m: memref<3xi24>, %i: index) -> i24 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xi24>
  return %r : i24
}

func.func @load_i32(%m: memref<3xi32>, %i: index) -> i32 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xi32>
  return %r : i32
}

func.func @load_i33(%m: memref<3xi33>, %i: index) -> i33 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xi33>
  return %r : i33
}

func.func @load_i64(%m: memref<3xi64>, %i: index) -> i64 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xi64>
  return %r : i64
}

func.func @load_i128(%m: memref<3xi128>, %i: index) -> i128 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xi128>
  return %r : i128
}

func.func @load_index(%m: memref<3xindex>, %i: index) -> index {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xindex>
  return %r : index
}

func.func @load_f16(%m: memref<3xf16>, %i: index) -> f16 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xf16>
  return %r : f16
}

func.func @load_bf16(%m: memref<3xbf16>, %i: index) -> bf16 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xbf16>
  return %r : bf16
}

func.func @load_f32(%m: memref<3xf32>, %i: index) -> f32 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xf32>
  return %r : f32
}

func.func @load_f64(%m: memref<3xf64>, %i: index) -> f64 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xf64>
  return %r : f64
}

func.func @load_f80(%m: memref<3xf80>, %i: index) -> f80 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xf80>
  return %r : f80
}

func.func @load_f128(%m: memref<3xf128>, %i: index) -> f128 {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xf128>
  return %r : f128
}

func.func @load_complex_f32(%m: memref<3xcomplex<f32>>, %i: index) -> complex<f32> {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xcomplex<f32>>
  return %r : complex<f32>
}

func.func @load_complex_i16(%m: memref<3xcomplex<i16>>, %i: index) -> complex<i16> {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xcomplex<i16>>
  return %r : complex<i16>
}

func.func @load_v3xf32(%m: memref<3xvector<3xf32>>, %i: index) -> vector<3xf32> {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xvector<3xf32>>
  return %r : vector<3xf32>
}

func.func @load_v2x3xi16(%m: memref<3xvector<2x3xi16>>, %i: index) -> vector<2x3xi16> {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xvector<2x3xi16>>
  return %r : vector<2x3xi16>
}

func.func @load_v4xi1(%m: memref<3xvector<4xi1>>, %i: index) -> vector<4xi1> {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xvector<4xi1>>
  return %r : vector<4xi1>
}

func.func @load_v3xi7(%m: memref<3xvector<3xi7>>, %i: index) -> vector<3xi7> {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xvector<3xi7>>
  return %r : vector<3xi7>
}

func.func @load_vi32(%m: memref<3xvector<i32>>, %i: index) -> vector<i32> {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.load %m[%at] : memref<3xvector<i32>>
  return %r : vector<i32>
}

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
