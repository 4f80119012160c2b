// memref.store of every kind of element, and with its attributes.
func.func @store_i1(%m: memref<3xi1>, %i: index, %v: i1) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xi1>
  return
}

func.func @store_i7(%m: memref<3xi7>, %i: index, %v: i7) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xi7>
  return
}

func.func @store_i8(%m: memref<3xi8>, %i: index, %v: i8) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xi8>
  return
}

func.func @store_i16(%m: memref<3xi16>, %i: index, %v: i16) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xi16>
  return
}

func.func @store_i24(%m: memref<3xi24>, %i: index, %v: i24) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xi24>
  return
}

func.func @store_i32(%m: memref<3xi32>, %i: index, %v: i32) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xi32>
  return
}

func.func @store_i33(%m: memref<3xi33>, %i: index, %v: i33) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xi33>
  return
}

func.func @store_i64(%m: memref<3xi64>, %i: index, %v: i64) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xi64>
  return
}

func.func @store_i128(%m: memref<3xi128>, %i: index, %v: i128) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xi128>
  return
}

func.func @store_index(%m: memref<3xindex>, %i: index, %v: index) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xindex>
  return
}

func.func @store_f16(%m: memref<3xf16>, %i: index, %v: f16) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xf16>
  return
}

func.func @store_bf16(%m: memref<3xbf16>, %i: index, %v: bf16) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xbf16>
  return
}

func.func @store_f32(%m: memref<3xf32>, %i: index, %v: f32) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xf32>
  return
}

func.func @store_f64(%m: memref<3xf64>, %i: index, %v: f64) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xf64>
  return
}

func.func @store_f80(%m: memref<3xf80>, %i: index, %v: f80) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xf80>
  return
}

func.func @store_f128(%m: memref<3xf128>, %i: index, %v: f128) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xf128>
  return
}

func.func @store_complex_f32(%m: memref<3xcomplex<f32>>, %i: index, %v: complex<f32>) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xcomplex<f32>>
  return
}

func.func @store_complex_i16(%m: memref<3xcomplex<i16>>, %i: index, %v: complex<i16>) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xcomplex<i16>>
  return
}

func.func @store_v3xf32(%m: memref<3xvector<3xf32>>, %i: index, %v: vector<3xf32>) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xvector<3xf32>>
  return
}

func.func @store_v2x3xi16(%m: memref<3xvector<2x3xi16>>, %i: index, %v: vector<2x3xi16>) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xvector<2x3xi16>>
  return
}

func.func @store_v4xi1(%m: memref<3xvector<4xi1>>, %i: index, %v: vector<4xi1>) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xvector<4xi1>>
  return
}

func.func @store_v3xi7(%m: memref<3xvector<3xi7>>, %i: index, %v: vector<3xi7>) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xvector<3xi7>>
  return
}

func.func @store_vi32(%m: memref<3xvector<i32>>, %i: index, %v: vector<i32>) {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  memref.store %v, %m[%at] : memref<3xvector<i32>>
  return
}

func.func @store_rank0(%m: memref<f32>, %v: f32) {
  memref.store %v, %m[] : memref<f32>
  return
}

func.func @store_dynamic(%m: memref<?x2x?xi16>, %i: index, %j: index, %v: i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rows = memref.dim %m, %c0 : memref<?x2x?xi16>
  %columns = memref.dim %m, %c2 : memref<?x2x?xi16>
  %a = arith.remui %i, %rows : index
  %b = arith.remui %j, %columns : index
  memref.store %v, %m[%a, %c1, %b] : memref<?x2x?xi16>
  return
}

func.func @store_strided(%m: memref<2x3xi32, strided<[7, 2], offset: 3>>, %i: index, %j: index, %v: i32) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = arith.remui %i, %c2 : index
  %b = arith.remui %j, %c3 : index
  memref.store %v, %m[%a, %b] : memref<2x3xi32, strided<[7, 2], offset: 3>>
  return
}

func.func @store_nontemporal_aligned(%m: memref<2xi64>, %v: i64) {
  %c1 = arith.constant 1 : index
  memref.store %v, %m[%c1] {nontemporal = true, alignment = 8} : memref<2xi64>
  return
}
