// memref.alloca for every kind of element: it goes in and comes out.
func.func @alloca_i1(%v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi1>
  memref.store %v, %m[%c1] : memref<2xi1>
  %r = memref.load %m[%c1] : memref<2xi1>
  return %r : i1
}

func.func @alloca_i7(%v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi7>
  memref.store %v, %m[%c1] : memref<2xi7>
  %r = memref.load %m[%c1] : memref<2xi7>
  return %r : i7
}

func.func @alloca_i8(%v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi8>
  memref.store %v, %m[%c1] : memref<2xi8>
  %r = memref.load %m[%c1] : memref<2xi8>
  return %r : i8
}

func.func @alloca_i16(%v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi16>
  memref.store %v, %m[%c1] : memref<2xi16>
  %r = memref.load %m[%c1] : memref<2xi16>
  return %r : i16
}

func.func @alloca_i24(%v: i24) -> i24 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi24>
  memref.store %v, %m[%c1] : memref<2xi24>
  %r = memref.load %m[%c1] : memref<2xi24>
  return %r : i24
}

func.func @alloca_i32(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %v, %m[%c1] : memref<2xi32>
  %r = memref.load %m[%c1] : memref<2xi32>
  return %r : i32
}

func.func @alloca_i33(%v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi33>
  memref.store %v, %m[%c1] : memref<2xi33>
  %r = memref.load %m[%c1] : memref<2xi33>
  return %r : i33
}

func.func @alloca_i64(%v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi64>
  memref.store %v, %m[%c1] : memref<2xi64>
  %r = memref.load %m[%c1] : memref<2xi64>
  return %r : i64
}

func.func @alloca_i128(%v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi128>
  memref.store %v, %m[%c1] : memref<2xi128>
  %r = memref.load %m[%c1] : memref<2xi128>
  return %r : i128
}

func.func @alloca_index(%v: index) -> index {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xindex>
  memref.store %v, %m[%c1] : memref<2xindex>
  %r = memref.load %m[%c1] : memref<2xindex>
  return %r : index
}

func.func @alloca_f16(%v: f16) -> f16 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf16>
  memref.store %v, %m[%c1] : memref<2xf16>
  %r = memref.load %m[%c1] : memref<2xf16>
  return %r : f16
}

func.func @alloca_bf16(%v: bf16) -> bf16 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xbf16>
  memref.store %v, %m[%c1] : memref<2xbf16>
  %r = memref.load %m[%c1] : memref<2xbf16>
  return %r : bf16
}

func.func @alloca_f32(%v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf32>
  memref.store %v, %m[%c1] : memref<2xf32>
  %r = memref.load %m[%c1] : memref<2xf32>
  return %r : f32
}

func.func @alloca_f64(%v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf64>
  memref.store %v, %m[%c1] : memref<2xf64>
  %r = memref.load %m[%c1] : memref<2xf64>
  return %r : f64
}

func.func @alloca_f80(%v: f80) -> f80 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf80>
  memref.store %v, %m[%c1] : memref<2xf80>
  %r = memref.load %m[%c1] : memref<2xf80>
  return %r : f80
}

func.func @alloca_f128(%v: f128) -> f128 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf128>
  memref.store %v, %m[%c1] : memref<2xf128>
  %r = memref.load %m[%c1] : memref<2xf128>
  return %r : f128
}

func.func @alloca_complex_f32(%v: complex<f32>) -> complex<f32> {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xcomplex<f32>>
  memref.store %v, %m[%c1] : memref<2xcomplex<f32>>
  %r = memref.load %m[%c1] : memref<2xcomplex<f32>>
  return %r : complex<f32>
}

func.func @alloca_complex_i16(%v: complex<i16>) -> complex<i16> {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xcomplex<i16>>
  memref.store %v, %m[%c1] : memref<2xcomplex<i16>>
  %r = memref.load %m[%c1] : memref<2xcomplex<i16>>
  return %r : complex<i16>
}

func.func @alloca_v3xf32(%v: vector<3xf32>) -> vector<3xf32> {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xvector<3xf32>>
  memref.store %v, %m[%c1] : memref<2xvector<3xf32>>
  %r = memref.load %m[%c1] : memref<2xvector<3xf32>>
  return %r : vector<3xf32>
}

func.func @alloca_v2x3xi16(%v: vector<2x3xi16>) -> vector<2x3xi16> {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xvector<2x3xi16>>
  memref.store %v, %m[%c1] : memref<2xvector<2x3xi16>>
  %r = memref.load %m[%c1] : memref<2xvector<2x3xi16>>
  return %r : vector<2x3xi16>
}

func.func @alloca_v4xi1(%v: vector<4xi1>) -> vector<4xi1> {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xvector<4xi1>>
  memref.store %v, %m[%c1] : memref<2xvector<4xi1>>
  %r = memref.load %m[%c1] : memref<2xvector<4xi1>>
  return %r : vector<4xi1>
}

func.func @alloca_v3xi7(%v: vector<3xi7>) -> vector<3xi7> {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xvector<3xi7>>
  memref.store %v, %m[%c1] : memref<2xvector<3xi7>>
  %r = memref.load %m[%c1] : memref<2xvector<3xi7>>
  return %r : vector<3xi7>
}

func.func @alloca_vi32(%v: vector<i32>) -> vector<i32> {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xvector<i32>>
  memref.store %v, %m[%c1] : memref<2xvector<i32>>
  %r = memref.load %m[%c1] : memref<2xvector<i32>>
  return %r : vector<i32>
}
