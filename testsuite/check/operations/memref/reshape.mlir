// memref.reshape: the shape is in memory.
func.func @reshape_static(%m: memref<2x3xi32>, %shape: memref<2xi32>) -> memref<3x2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant 3 : i32
  %two = arith.constant 2 : i32
  memref.store %three, %shape[%c0] : memref<2xi32>
  memref.store %two, %shape[%c1] : memref<2xi32>
  %r = memref.reshape %m(%shape) : (memref<2x3xi32>, memref<2xi32>) -> memref<3x2xi32>
  return %r : memref<3x2xi32>
}

func.func @reshape_to_rank0(%m: memref<1x1xf16>) -> memref<f16> {
  %shape = memref.alloca() : memref<0xi32>
  %r = memref.reshape %m(%shape) : (memref<1x1xf16>, memref<0xi32>) -> memref<f16>
  return %r : memref<f16>
}

func.func @reshape_from_unranked(%m: memref<2x3xi8>) -> memref<?xi8> {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %u = memref.cast %m : memref<2x3xi8> to memref<*xi8>
  %shape = memref.alloca() : memref<1xindex>
  memref.store %c6, %shape[%c0] : memref<1xindex>
  %r = memref.reshape %u(%shape) : (memref<*xi8>, memref<1xindex>) -> memref<?xi8>
  return %r : memref<?xi8>
}

func.func @reshape_to_unranked(%m: memref<6xi8>, %c: i1) -> memref<*xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %size = arith.select %c, %c2, %c3 : index
  %other = arith.select %c, %c3, %c2 : index
  %shape = memref.alloca() : memref<3xindex>
  memref.store %size, %shape[%c0] : memref<3xindex>
  memref.store %c1, %shape[%c1] : memref<3xindex>
  memref.store %other, %shape[%c2] : memref<3xindex>
  %any = memref.cast %shape : memref<3xindex> to memref<?xindex>
  %r = memref.reshape %m(%any) : (memref<6xi8>, memref<?xindex>) -> memref<*xi8>
  return %r : memref<*xi8>
}

func.func @reshape_between_unranked(%m: memref<2x2xi16>, %i: index) -> (index, index, i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %four = arith.constant 4 : i16
  %at = arith.remui %i, %c4 : index
  %u = memref.cast %m : memref<2x2xi16> to memref<*xi16>
  %shape = memref.alloca(%c1) : memref<?xi16>
  memref.store %four, %shape[%c0] : memref<?xi16>
  %v = memref.reshape %u(%shape) : (memref<*xi16>, memref<?xi16>) -> memref<*xi16>
  %rank = memref.rank %v : memref<*xi16>
  %size = memref.dim %v, %c0 : memref<*xi16>
  %f = memref.cast %v : memref<*xi16> to memref<4xi16>
  %x = memref.load %f[%at] : memref<4xi16>
  return %rank, %size, %x : index, index, i16
}
