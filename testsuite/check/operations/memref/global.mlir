// memref.global and memref.get_global: values that lie as a layout says.
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
