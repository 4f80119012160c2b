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

memref.global constant @f16 : memref<4xf16> = dense<[0x7C00, 0xFC00, 1.5, -0.0]>
func.func @global_f16(%i: index) -> f16 {
  %c1 = arith.constant 1 : index
  %size = arith.constant 4 : index
  %at = arith.remui %i, %size : index
  %m = memref.get_global @f16 : memref<4xf16>
  %r = memref.load %m[%at] : memref<4xf16>
  return %r : f16
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
