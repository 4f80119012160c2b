// Memrefs as arguments and results.
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
