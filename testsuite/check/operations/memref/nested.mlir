// memrefs whose elements are memrefs.
func.func @nested_ranked(%a: memref<2xi32>, %b: memref<3xi32>, %c: i1, %v: i32) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.alloca() : memref<2xmemref<?xi32>>
  %x = memref.cast %a : memref<2xi32> to memref<?xi32>
  %y = memref.cast %b : memref<3xi32> to memref<?xi32>
  memref.store %x, %rows[%c0] : memref<2xmemref<?xi32>>
  memref.store %y, %rows[%c1] : memref<2xmemref<?xi32>>
  %at = arith.select %c, %c0, %c1 : index
  %row = memref.load %rows[%at] : memref<2xmemref<?xi32>>
  %size = memref.dim %row, %c0 : memref<?xi32>
  %r = memref.load %row[%c1] : memref<?xi32>
  memref.store %v, %row[%c0] : memref<?xi32>
  return %size, %r : index, i32
}

func.func @nested_copied(%a: memref<2xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %from = memref.alloca() : memref<memref<2xi32>>
  %to = memref.alloca() : memref<memref<2xi32>>
  memref.store %a, %from[] : memref<memref<2xi32>>
  memref.copy %from, %to : memref<memref<2xi32>> to memref<memref<2xi32>>
  %b = memref.load %to[] : memref<memref<2xi32>>
  %r = memref.load %b[%c1] : memref<2xi32>
  return %r : i32
}
