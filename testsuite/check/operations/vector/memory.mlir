// Vectors in memory: slices, whole, masked and packed, and elements that indices pick. Indices are below 4.

func.func @load(%m: memref<4x12xi16>, %a: index, %b: index) -> (vector<8xi16>, vector<1x2xi16>, vector<i16>) {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  %j = arith.andi %b, %c3 : index
  %c0 = arith.constant 0 : index
  %0 = vector.load %m[%i, %j] : memref<4x12xi16>, vector<8xi16>
  %1 = vector.load %m[%i, %j] {nontemporal = true} : memref<4x12xi16>, vector<1x2xi16>
  %2 = vector.load %m[%i, %j] {alignment = 2} : memref<4x12xi16>, vector<i16>
  return %0, %1, %2 : vector<8xi16>, vector<1x2xi16>, vector<i16>
}

func.func @store(%m: memref<4x12xf32>, %a: index, %b: index, %v: vector<8xf32>, %w: vector<1x2xf32>, %x: vector<f32>) {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  %j = arith.andi %b, %c3 : index
  vector.store %v, %m[%i, %j] : memref<4x12xf32>, vector<8xf32>
  vector.store %w, %m[%j, %i] : memref<4x12xf32>, vector<1x2xf32>
  vector.store %x, %m[%i, %i] : memref<4x12xf32>, vector<f32>
  return
}

func.func @strided(%m: memref<4x12xi8, strided<[?, 1], offset: ?>>, %v: vector<2x3xi8>) -> vector<2x3xi8> {
  %c1 = arith.constant 1 : index
  %0 = vector.load %m[%c1, %c1] : memref<4x12xi8, strided<[?, 1], offset: ?>>, vector<2x3xi8>
  vector.store %v, %m[%c1, %c1] : memref<4x12xi8, strided<[?, 1], offset: ?>>, vector<2x3xi8>
  return %0 : vector<2x3xi8>
}

func.func @of_vectors(%m: memref<3xvector<4xf32>>, %v: vector<4xf32>) -> vector<4xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.load %m[%c1] : memref<3xvector<4xf32>>, vector<4xf32>
  vector.store %v, %m[%c2] : memref<3xvector<4xf32>>, vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @maskedload(%m: memref<6xi32>, %a: index, %mask: vector<4xi1>, %other: vector<4xi32>) -> vector<4xi32> {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  %0 = vector.maskedload %m[%i], %mask, %other : memref<6xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @maskedstore(%m: memref<6xi64>, %a: index, %mask: vector<4xi1>, %v: vector<4xi64>) {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  vector.maskedstore %m[%i], %mask, %v : memref<6xi64>, vector<4xi1>, vector<4xi64>
  return
}

func.func @expandload(%m: memref<2x6xf64>, %a: index, %mask: vector<4xi1>, %other: vector<4xf64>) -> vector<4xf64> {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  %0 = vector.expandload %m[%c1, %i], %mask, %other : memref<2x6xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %0 : vector<4xf64>
}

func.func @compressstore(%m: memref<2x6xi8>, %a: index, %mask: vector<4xi1>, %v: vector<4xi8>) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  vector.compressstore %m[%c1, %i], %mask, %v : memref<2x6xi8>, vector<4xi1>, vector<4xi8>
  return
}

func.func @gather(%m: memref<2x16xi32>, %at: vector<4xi32>, %mask: vector<4xi1>, %other: vector<4xi32>) -> vector<4xi32> {
  %c1 = arith.constant 1 : index
  %most = arith.constant dense<7> : vector<4xi32>
  %i = arith.andi %at, %most : vector<4xi32>
  %0 = vector.gather %m[%c1, %c1] [%i], %mask, %other
      : memref<2x16xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @gather_anywhere(%m: memref<8xi32>, %at: vector<4xi64>, %mask: vector<4xi1>, %other: vector<4xi32>) -> vector<4xi32> {
  %c4 = arith.constant 4 : index
  %0 = vector.gather %m[%c4] [%at], %mask, %other
      : memref<8xi32>, vector<4xi64>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @gather_two(%m: memref<16xi32>, %at: vector<2x3xi32>, %mask: vector<2x3xi1>, %other: vector<2x3xi32>) -> vector<2x3xi32> {
  %c1 = arith.constant 1 : index
  %most = arith.constant dense<7> : vector<2x3xi32>
  %i = arith.andi %at, %most : vector<2x3xi32>
  %0 = vector.gather %m[%c1] [%i], %mask, %other
      : memref<16xi32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

func.func @gather_tensor(%t: tensor<16xi32>, %at: vector<4xi32>, %mask: vector<4xi1>, %other: vector<4xi32>) -> vector<4xi32> {
  %c1 = arith.constant 1 : index
  %most = arith.constant dense<7> : vector<4xi32>
  %i = arith.andi %at, %most : vector<4xi32>
  %0 = vector.gather %t[%c1] [%i], %mask, %other
      : tensor<16xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @gather_masked(%m: memref<16xi32>, %at: vector<4xi32>, %mask: vector<4xi1>, %other: vector<4xi32>) -> vector<4xi32> {
  %c1 = arith.constant 1 : index
  %most = arith.constant dense<7> : vector<4xi32>
  %i = arith.andi %at, %most : vector<4xi32>
  %all = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %mask {
    vector.gather %m[%c1] [%i], %all, %other
        : memref<16xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @scatter(%m: memref<16xi32>, %a: i32, %mask: vector<4xi1>, %v: vector<4xi32>) {
  %c1 = arith.constant 1 : index
  %steps = arith.constant dense<[4, 3, 1, 2]> : vector<4xi32>
  vector.scatter %m[%c1] [%steps], %mask, %v : memref<16xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  return
}

func.func @scatter_tensor(%t: tensor<16xi32>, %mask: vector<4xi1>, %v: vector<4xi32>) -> tensor<16xi32> {
  %c1 = arith.constant 1 : index
  %steps = arith.constant dense<[4, 3, 1, 2]> : vector<4xi32>
  %0 = vector.scatter %t[%c1] [%steps], %mask, %v
      : tensor<16xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> -> tensor<16xi32>
  return %0 : tensor<16xi32>
}

func.func @type_cast(%v: vector<2x4xi32>) -> vector<2x4xi32> {
  %m = memref.alloc() {alignment = 32} : memref<2x4xi32>
  %c = vector.type_cast %m : memref<2x4xi32> to memref<vector<2x4xi32>>
  memref.store %v, %c[] : memref<vector<2x4xi32>>
  %c0 = arith.constant 0 : index
  %0 = vector.load %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  memref.dealloc %m : memref<2x4xi32>
  return %0 : vector<2x4xi32>
}
