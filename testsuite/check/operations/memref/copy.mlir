// memref.copy: between layouts, ranks, kinds of elements, and of memrefs without a rank.
func.func @copy_rank0(%a: memref<i16>, %b: memref<i16>) {
  memref.copy %a, %b : memref<i16> to memref<i16>
  return
}

func.func @copy_empty(%a: memref<0x3xi16>, %b: memref<0x3xi16>) {
  memref.copy %a, %b : memref<0x3xi16> to memref<0x3xi16>
  return
}

func.func @copy_dynamic(%a: memref<?x?xi8>, %b: memref<?x?xi8>) {
  memref.copy %a, %b : memref<?x?xi8> to memref<?x?xi8>
  return
}

func.func @copy_transposed(%a: memref<2x3xi32>, %b: memref<2x3xi32, strided<[1, 2]>>) {
  memref.copy %a, %b : memref<2x3xi32> to memref<2x3xi32, strided<[1, 2]>>
  return
}

func.func @copy_any_strides(%a: memref<2x2xi32, strided<[?, ?], offset: ?>>, %b: memref<2x2xi32, strided<[?, ?], offset: ?>>) {
  memref.copy %a, %b : memref<2x2xi32, strided<[?, ?], offset: ?>> to memref<2x2xi32, strided<[?, ?], offset: ?>>
  return
}

func.func @copy_backward(%a: memref<4xi32>, %b: memref<4xi32>) {
  %back = memref.reinterpret_cast %b to offset: [3], sizes: [4], strides: [-1]
      : memref<4xi32> to memref<4xi32, strided<[-1], offset: 3>>
  memref.copy %a, %back : memref<4xi32> to memref<4xi32, strided<[-1], offset: 3>>
  return
}

func.func @copy_one_to_many(%a: memref<2xi32>, %b: memref<3x2xi32>) {
  %rows = memref.reinterpret_cast %a to offset: [0], sizes: [3, 2], strides: [0, 1]
      : memref<2xi32> to memref<3x2xi32, strided<[0, 1]>>
  memref.copy %rows, %b : memref<3x2xi32, strided<[0, 1]>> to memref<3x2xi32>
  return
}

func.func @copy_columns(%a: memref<3x2xi32>) {
  %left = memref.subview %a[0, 0][3, 1][1, 1] : memref<3x2xi32> to memref<3x1xi32, strided<[2, 1]>>
  %right = memref.subview %a[0, 1][3, 1][1, 1] : memref<3x2xi32> to memref<3x1xi32, strided<[2, 1], offset: 1>>
  memref.copy %left, %right : memref<3x1xi32, strided<[2, 1]>> to memref<3x1xi32, strided<[2, 1], offset: 1>>
  return
}

func.func @copy_to_itself(%a: memref<2x2xf64>) {
  memref.copy %a, %a : memref<2x2xf64> to memref<2x2xf64>
  return
}

func.func @copy_unranked(%a: memref<2x3xi32>, %b: memref<2x3xi32>) {
  %u = memref.cast %a : memref<2x3xi32> to memref<*xi32>
  %v = memref.cast %b : memref<2x3xi32> to memref<*xi32>
  memref.copy %u, %v : memref<*xi32> to memref<*xi32>
  return
}

func.func @copy_from_unranked(%a: memref<*xi16>, %b: memref<2xi16>) {
  %rank = memref.rank %a : memref<*xi16>
  %c1 = arith.constant 1 : index
  %flat = arith.cmpi eq, %rank, %c1 : index
  scf.if %flat {
    memref.copy %a, %b : memref<*xi16> to memref<2xi16>
  }
  return
}

func.func @copy_to_unranked_strided(%a: memref<2x2xi8>, %b: memref<3x3xi8>) {
  %inner = memref.subview %b[1, 0][2, 2][1, 2] : memref<3x3xi8> to memref<2x2xi8, strided<[3, 2], offset: 3>>
  %u = memref.cast %inner : memref<2x2xi8, strided<[3, 2], offset: 3>> to memref<*xi8>
  memref.copy %a, %u : memref<2x2xi8> to memref<*xi8>
  return
}

func.func @copy_spaces(%a: memref<2xi8, 1>, %b: memref<2xi8, 2>) {
  memref.copy %a, %b : memref<2xi8, 1> to memref<2xi8, 2>
  return
}
