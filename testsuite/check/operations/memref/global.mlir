// memref.global and memref.get_global: initial values of every kind of element.
memref.global constant @i1 : memref<2x2xi1> = dense<[[true, false], [false, true]]>
func.func @global_i1(%i: index) -> i1 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @i1 : memref<2x2xi1>
  %r = memref.load %m[%at, %c1] : memref<2x2xi1>
  return %r : i1
}

memref.global constant @i7 : memref<3xi7> = dense<[-64, 63, 0]>
func.func @global_i7(%i: index) -> i7 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 3 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @i7 : memref<3xi7>
  %r = memref.load %m[%at] : memref<3xi7>
  return %r : i7
}

memref.global constant @i8 : memref<2xi8> = dense<[-128, 127]>
func.func @global_i8(%i: index) -> i8 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @i8 : memref<2xi8>
  %r = memref.load %m[%at] : memref<2xi8>
  return %r : i8
}

memref.global constant @i16 : memref<2xi16> = dense<[-32768, 32767]>
func.func @global_i16(%i: index) -> i16 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @i16 : memref<2xi16>
  %r = memref.load %m[%at] : memref<2xi16>
  return %r : i16
}

memref.global constant @i24 : memref<3xi24> = dense<[-8388608, 8388607, 1]>
func.func @global_i24(%i: index) -> i24 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 3 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @i24 : memref<3xi24>
  %r = memref.load %m[%at] : memref<3xi24>
  return %r : i24
}

memref.global constant @i32 : memref<2xi32> = dense<"0x0100000002000000">
func.func @global_i32(%i: index) -> i32 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @i32 : memref<2xi32>
  %r = memref.load %m[%at] : memref<2xi32>
  return %r : i32
}

memref.global constant @i33 : memref<2xi33> = dense<[-4294967296, 4294967295]>
func.func @global_i33(%i: index) -> i33 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @i33 : memref<2xi33>
  %r = memref.load %m[%at] : memref<2xi33>
  return %r : i33
}

memref.global constant @i64 : memref<3xi64> = dense<[-9223372036854775808, 9223372036854775807, 5]>
func.func @global_i64(%i: index) -> i64 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 3 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @i64 : memref<3xi64>
  %r = memref.load %m[%at] : memref<3xi64>
  return %r : i64
}

memref.global constant @i128 : memref<2xi128> = dense<[-1, 170141183460469231731687303715884105727]>
func.func @global_i128(%i: index) -> i128 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @i128 : memref<2xi128>
  %r = memref.load %m[%at] : memref<2xi128>
  return %r : i128
}

memref.global constant @index : memref<2xindex> = dense<[1, -2]>
func.func @global_index(%i: index) -> index {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @index : memref<2xindex>
  %r = memref.load %m[%at] : memref<2xindex>
  return %r : index
}

memref.global constant @f16 : memref<4xf16> = dense<[0x7C00, 0xFC00, 1.5, -0.0]>
func.func @global_f16(%i: index) -> f16 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 4 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @f16 : memref<4xf16>
  %r = memref.load %m[%at] : memref<4xf16>
  return %r : f16
}

memref.global constant @bf16 : memref<2xbf16> = dense<[1.0, 3.0e38]>
func.func @global_bf16(%i: index) -> bf16 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @bf16 : memref<2xbf16>
  %r = memref.load %m[%at] : memref<2xbf16>
  return %r : bf16
}

memref.global constant @f32 : memref<2x2xf32> = dense<1.5>
func.func @global_f32(%i: index) -> f32 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @f32 : memref<2x2xf32>
  %r = memref.load %m[%at, %c1] : memref<2x2xf32>
  return %r : f32
}

memref.global constant @f64 : memref<2xf64> = dense<[1.0e-310, -2.5]>
func.func @global_f64(%i: index) -> f64 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @f64 : memref<2xf64>
  %r = memref.load %m[%at] : memref<2xf64>
  return %r : f64
}

memref.global constant @f80 : memref<2xf80> = dense<[3.0, -0.5]>
func.func @global_f80(%i: index) -> f80 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @f80 : memref<2xf80>
  %r = memref.load %m[%at] : memref<2xf80>
  return %r : f80
}

memref.global constant @f128 : memref<2xf128> = dense<[3.0, -0.5]>
func.func @global_f128(%i: index) -> f128 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @f128 : memref<2xf128>
  %r = memref.load %m[%at] : memref<2xf128>
  return %r : f128
}

memref.global constant @complex_f32 : memref<2xcomplex<f32>> = dense<[(1.0, -2.0), (3.0, 4.5)]>
func.func @global_complex_f32(%i: index) -> complex<f32> {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @complex_f32 : memref<2xcomplex<f32>>
  %r = memref.load %m[%at] : memref<2xcomplex<f32>>
  return %r : complex<f32>
}

memref.global constant @complex_splat : memref<2xcomplex<i8>> = dense<(1, -2)>
func.func @global_complex_splat(%i: index) -> complex<i8> {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @complex_splat : memref<2xcomplex<i8>>
  %r = memref.load %m[%at] : memref<2xcomplex<i8>>
  return %r : complex<i8>
}

memref.global constant @strided : memref<2x2xi32, strided<[3, 1], offset: 1>> = dense<[[1, 2], [3, 4]]>
func.func @global_strided(%i: index) -> i32 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @strided : memref<2x2xi32, strided<[3, 1], offset: 1>>
  %r = memref.load %m[%at, %c1] : memref<2x2xi32, strided<[3, 1], offset: 1>>
  return %r : i32
}

memref.global constant @backward : memref<3xi16, strided<[-1], offset: 2>> = dense<[5, 6, 7]>
func.func @global_backward(%i: index) -> i16 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 3 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @backward : memref<3xi16, strided<[-1], offset: 2>>
  %r = memref.load %m[%at] : memref<3xi16, strided<[-1], offset: 2>>
  return %r : i16
}

memref.global constant @rows : memref<2x3xi16> = dense<[[1, 2, 3], [4, 5, 6]]>
func.func @global_rows(%i: index) -> i16 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 2 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @rows : memref<2x3xi16>
  %r = memref.load %m[%at, %c1] : memref<2x3xi16>
  return %r : i16
}
