func.func @doubled(%m: memref<3xi32, strided<[?], offset: ?>>) -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = memref.alloc() : memref<3xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %x = memref.load %m[%i] : memref<3xi32, strided<[?], offset: ?>>
    %y = arith.addi %x, %x : i32
    memref.store %y, %r[%i] : memref<3xi32>
  }
  %x = memref.load %m[%c2] : memref<3xi32, strided<[?], offset: ?>>
  memref.store %x, %r[%c2] : memref<3xi32>
  return %r : memref<3xi32>
}

func.func @kept(%m: memref<?xi32>, %i: i32) -> (memref<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %r = memref.alloc(%n) : memref<?xi32>
  memref.copy %m, %r : memref<?xi32> to memref<?xi32>
  linalg.fill ins(%i : i32) outs(%m : memref<?xi32>)
  return %r, %i : memref<?xi32>, i32
}

func.func @other(%m: memref<3xi32>) -> memref<3xi32> {
  return %m : memref<3xi32>
}

func.func @square() -> memref<2x2xi32> {
  %m = memref.alloc() : memref<2x2xi32>
  %t = arith.constant dense<[[1, 2], [7, 4]]> : tensor<2x2xi32>
  bufferization.materialize_in_destination %t in writable %m
    : (tensor<2x2xi32>, memref<2x2xi32>) -> ()
  return %m : memref<2x2xi32>
}

func.func @freed(%t: memref<3x4xi32>) -> memref<4x3xi32> {
  %m = memref.alloc() : memref<3x4xi32>
  memref.copy %t, %m : memref<3x4xi32> to memref<3x4xi32>
  %r = memref.alloc() : memref<4x3xi32>
  memref.dealloc %m : memref<3x4xi32>
  linalg.transpose ins(%m : memref<3x4xi32>) outs(%r : memref<4x3xi32>) permutation = [1, 0]
  return %r : memref<4x3xi32>
}

func.func @filled(%a: tensor<2xi32>, %b: i32) -> tensor<2xi32> {
  %e = tensor.empty() : tensor<2xi32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<2xi32>) outs(%e : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  } -> tensor<2xi32>
  return %r : tensor<2xi32>
}
