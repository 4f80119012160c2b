// memref.cast, to and from memrefs without a rank too, and memref.memory_space_cast.
func.func @cast_to_static(%m: memref<2x?xi8>) -> memref<2x?xi8> {
  %n = memref.cast %m : memref<2x?xi8> to memref<?x?xi8>
  %r = memref.cast %n : memref<?x?xi8> to memref<2x?xi8>
  return %r : memref<2x?xi8>
}

func.func @cast_strides_to_static(%m: memref<2x2xi8>) -> memref<2x2xi8> {
  %n = memref.cast %m : memref<2x2xi8> to memref<2x2xi8, strided<[?, ?], offset: ?>>
  %r = memref.cast %n : memref<2x2xi8, strided<[?, ?], offset: ?>> to memref<2x2xi8>
  return %r : memref<2x2xi8>
}

func.func @cast_ranked(%m: memref<*xi16>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rank = memref.rank %m : memref<*xi16>
  %flat = arith.cmpi eq, %rank, %c1 : index
  %r = scf.if %flat -> index {
    %f = memref.cast %m : memref<*xi16> to memref<?xi16>
    %size = memref.dim %f, %c0 : memref<?xi16>
    scf.yield %size : index
  } else {
    scf.yield %c0 : index
  }
  return %r : index
}

func.func @cast_there_and_back(%m: memref<2x3xi16>, %i: index) -> i16 {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %u = memref.cast %m : memref<2x3xi16> to memref<*xi16>
  %n = memref.cast %u : memref<*xi16> to memref<?x3xi16>
  %r = memref.load %n[%c1, %at] : memref<?x3xi16>
  return %r : i16
}

// Two of them alive at once, made by one operation.
func.func @cast_unranked_in_loop(%m: memref<4xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %u, %b = %u) -> (memref<*xi32>, memref<*xi32>) {
    %s = memref.subview %m[%i][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
    %v = memref.cast %s : memref<2xi32, strided<[1], offset: ?>> to memref<*xi32>
    scf.yield %v, %a : memref<*xi32>, memref<*xi32>
  }
  %p = memref.cast %r#0 : memref<*xi32> to memref<2xi32, strided<[1], offset: ?>>
  %q = memref.cast %r#1 : memref<*xi32> to memref<2xi32, strided<[1], offset: ?>>
  %x = memref.load %p[%c1] : memref<2xi32, strided<[1], offset: ?>>
  %y = memref.load %q[%c1] : memref<2xi32, strided<[1], offset: ?>>
  return %x, %y : i32, i32
}

func.func private @forget_rank(%m: memref<2xi8>) -> memref<*xi8> {
  %u = memref.cast %m : memref<2xi8> to memref<*xi8>
  return %u : memref<*xi8>
}
func.func @cast_unranked_from_call(%m: memref<2xi8>, %n: memref<2xi8>) -> (i8, i8) {
  %c1 = arith.constant 1 : index
  %u = call @forget_rank(%m) : (memref<2xi8>) -> memref<*xi8>
  %v = call @forget_rank(%n) : (memref<2xi8>) -> memref<*xi8>
  %a = memref.cast %u : memref<*xi8> to memref<2xi8>
  %b = memref.cast %v : memref<*xi8> to memref<2xi8>
  %x = memref.load %a[%c1] : memref<2xi8>
  %y = memref.load %b[%c1] : memref<2xi8>
  return %x, %y : i8, i8
}

func.func @memory_space_cast_unranked(%m: memref<2x3xi32>) -> memref<2x3xi32, 3> {
  %u = memref.cast %m : memref<2x3xi32> to memref<*xi32>
  %v = memref.memory_space_cast %u : memref<*xi32> to memref<*xi32, 3>
  %r = memref.cast %v : memref<*xi32, 3> to memref<2x3xi32, 3>
  return %r : memref<2x3xi32, 3>
}
