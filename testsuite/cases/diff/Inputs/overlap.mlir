func.func @forward(%from: memref<?xi8, strided<[1], offset: ?>>, %to: memref<?xi8, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %from, %c0 : memref<?xi8, strided<[1], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.subi %n, %i : index
    %j = arith.subi %k, %c1 : index
    %v = memref.load %from[%j] : memref<?xi8, strided<[1], offset: ?>>
    memref.store %v, %to[%j] : memref<?xi8, strided<[1], offset: ?>>
  }
  return
}

func.func @columns(%from: memref<2x?xi8, strided<[?, 1], offset: ?>>, %other: i32, %to: memref<2x?xi8, strided<[?, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %from, %c1 : memref<2x?xi8, strided<[?, 1], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.subi %n, %i : index
    %j = arith.subi %k, %c1 : index
    %v = memref.load %from[%c1, %j] : memref<2x?xi8, strided<[?, 1], offset: ?>>
    memref.store %v, %to[%c1, %j] : memref<2x?xi8, strided<[?, 1], offset: ?>>
  }
  return
}

func.func @unshared(%from: memref<?xi8, strided<[1], offset: ?>> {llvm.noalias}, %to: memref<?xi8, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %from, %c0 : memref<?xi8, strided<[1], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.subi %n, %i : index
    %j = arith.subi %k, %c1 : index
    %v = memref.load %from[%j] : memref<?xi8, strided<[1], offset: ?>>
    memref.store %v, %to[%j] : memref<?xi8, strided<[1], offset: ?>>
  }
  return
}
