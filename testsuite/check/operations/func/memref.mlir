// Memrefs as arguments and results.
func.func @memref_store_i1(%m: memref<3xi1>, %a: i2, %v: i1) -> i1 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xi1>
  memref.store %v, %m[%i] : memref<3xi1>
  return %old : i1
}

func.func @memref_store_i7(%m: memref<3xi7>, %a: i2, %v: i7) -> i7 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xi7>
  memref.store %v, %m[%i] : memref<3xi7>
  return %old : i7
}

func.func @memref_store_i8(%m: memref<3xi8>, %a: i2, %v: i8) -> i8 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xi8>
  memref.store %v, %m[%i] : memref<3xi8>
  return %old : i8
}

func.func @memref_store_i16(%m: memref<3xi16>, %a: i2, %v: i16) -> i16 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xi16>
  memref.store %v, %m[%i] : memref<3xi16>
  return %old : i16
}

func.func @memref_store_i32(%m: memref<3xi32>, %a: i2, %v: i32) -> i32 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xi32>
  memref.store %v, %m[%i] : memref<3xi32>
  return %old : i32
}

func.func @memref_store_i33(%m: memref<3xi33>, %a: i2, %v: i33) -> i33 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xi33>
  memref.store %v, %m[%i] : memref<3xi33>
  return %old : i33
}

func.func @memref_store_i64(%m: memref<3xi64>, %a: i2, %v: i64) -> i64 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xi64>
  memref.store %v, %m[%i] : memref<3xi64>
  return %old : i64
}

func.func @memref_store_i128(%m: memref<3xi128>, %a: i2, %v: i128) -> i128 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xi128>
  memref.store %v, %m[%i] : memref<3xi128>
  return %old : i128
}

func.func @memref_store_index(%m: memref<3xindex>, %a: i2, %v: index) -> index {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xindex>
  memref.store %v, %m[%i] : memref<3xindex>
  return %old : index
}

func.func @memref_store_f16(%m: memref<3xf16>, %a: i2, %v: f16) -> f16 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xf16>
  memref.store %v, %m[%i] : memref<3xf16>
  return %old : f16
}

func.func @memref_store_bf16(%m: memref<3xbf16>, %a: i2, %v: bf16) -> bf16 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xbf16>
  memref.store %v, %m[%i] : memref<3xbf16>
  return %old : bf16
}

func.func @memref_store_f32(%m: memref<3xf32>, %a: i2, %v: f32) -> f32 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xf32>
  memref.store %v, %m[%i] : memref<3xf32>
  return %old : f32
}

func.func @memref_store_f64(%m: memref<3xf64>, %a: i2, %v: f64) -> f64 {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xf64>
  memref.store %v, %m[%i] : memref<3xf64>
  return %old : f64
}

func.func @memref_store_v4xi32(%m: memref<3xvector<4xi32>>, %a: i2, %v: vector<4xi32>) -> vector<4xi32> {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xvector<4xi32>>
  memref.store %v, %m[%i] : memref<3xvector<4xi32>>
  return %old : vector<4xi32>
}

func.func @memref_store_v2x3xf32(%m: memref<3xvector<2x3xf32>>, %a: i2, %v: vector<2x3xf32>) -> vector<2x3xf32> {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xvector<2x3xf32>>
  memref.store %v, %m[%i] : memref<3xvector<2x3xf32>>
  return %old : vector<2x3xf32>
}

func.func @memref_store_c_f32(%m: memref<3xcomplex<f32>>, %a: i2, %v: complex<f32>) -> complex<f32> {
  %i = arith.index_castui %a : i2 to index
  %old = memref.load %m[%i] : memref<3xcomplex<f32>>
  memref.store %v, %m[%i] : memref<3xcomplex<f32>>
  return %old : complex<f32>
}

func.func private @fill(%m: memref<?x?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xi32>
  %columns = memref.dim %m, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      memref.store %v, %m[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
func.func @memref_call(%m: memref<?x?xi32>, %v: i32) {
  call @fill(%m, %v) : (memref<?x?xi32>, i32) -> ()
  return
}

func.func @memref_result(%m: memref<?xi8>) -> memref<?xi8> {
  return %m : memref<?xi8>
}

func.func @memref_results(%m: memref<2x?xf32>, %v: i16) -> (i16, memref<2x?xf32>, memref<2x?xf32>) {
  return %v, %m, %m : i16, memref<2x?xf32>, memref<2x?xf32>
}

func.func private @make(%n: index, %v: i32) -> (memref<?xi32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %m[%i] : memref<?xi32>
  }
  return %m, %n : memref<?xi32>, index
}
func.func @memref_made(%a: i3, %v: i32) -> memref<?xi32> {
  %n = arith.index_castui %a : i3 to index
  %r:2 = call @make(%n, %v) : (index, i32) -> (memref<?xi32>, index)
  return %r#0 : memref<?xi32>
}

func.func @memref_no_dimension(%m: memref<i64>, %v: i64) -> memref<i64> {
  memref.store %v, %m[] : memref<i64>
  return %m : memref<i64>
}

func.func @memref_strided(%m: memref<2x3xi8, strided<[?, ?], offset: ?>>, %v: i8) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  memref.store %v, %m[%c1, %c2] : memref<2x3xi8, strided<[?, ?], offset: ?>>
  return
}

func.func @memref_unranked(%m: memref<*xi32>) -> (index, memref<*xi32>) {
  %r = memref.rank %m : memref<*xi32>
  return %r, %m : index, memref<*xi32>
}

func.func private @rank(%m: memref<*xf32>) -> index {
  %r = memref.rank %m : memref<*xf32>
  return %r : index
}
func.func @memref_unranked_call(%m: memref<2x?xf32>) -> index {
  %u = memref.cast %m : memref<2x?xf32> to memref<*xf32>
  %r = call @rank(%u) : (memref<*xf32>) -> index
  return %r : index
}
