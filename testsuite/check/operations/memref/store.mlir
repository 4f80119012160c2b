// memref.store of every kind of element, and with its attributes.
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
