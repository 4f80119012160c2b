// memref.dim and memref.rank.
func.func @dim_static(%m: memref<4x7xf32>, %i: index) -> index {
  %c2 = arith.constant 2 : index
  %at = arith.remui %i, %c2 : index
  %r = memref.dim %m, %at : memref<4x7xf32>
  return %r : index
}

func.func @dim_dynamic(%m: memref<?x3x?xi8>, %i: index) -> index {
  %c3 = arith.constant 3 : index
  %at = arith.remui %i, %c3 : index
  %r = memref.dim %m, %at : memref<?x3x?xi8>
  return %r : index
}

func.func @dim_each(%m: memref<?x?xi8>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.dim %m, %c0 : memref<?x?xi8>
  %b = memref.dim %m, %c1 : memref<?x?xi8>
  return %a, %b : index, index
}

func.func @dim_unranked(%m: memref<*xi16>, %i: index) -> index {
  %rank = memref.rank %m : memref<*xi16>
  %at = arith.remui %i, %rank : index
  %r = memref.dim %m, %at : memref<*xi16>
  return %r : index
}

func.func @dim_cast(%m: memref<2x3xi16>, %i: index) -> index {
  %u = memref.cast %m : memref<2x3xi16> to memref<*xi16>
  %c2 = arith.constant 2 : index
  %at = arith.remui %i, %c2 : index
  %r = memref.dim %u, %at : memref<*xi16>
  return %r : index
}
