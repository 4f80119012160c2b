// One of two values: views, functions, memrefs without a rank.

func.func @select_mdxi8_strided(%c: i1, %a: memref<?xi8, strided<[2], offset: ?>>, %b: memref<?xi8, strided<[2], offset: ?>>)
    -> memref<?xi8, strided<[2], offset: ?>> {
  %r = arith.select %c, %a, %b : memref<?xi8, strided<[2], offset: ?>>
  return %r : memref<?xi8, strided<[2], offset: ?>>
}

func.func private @one(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %r = arith.addi %a, %c : i32
  return %r : i32
}

func.func private @two(%a: i32) -> i32 {
  %c = arith.constant 2 : i32
  %r = arith.addi %a, %c : i32
  return %r : i32
}

func.func @select_function(%c: i1, %a: i32) -> i32 {
  %1 = func.constant @one : (i32) -> i32
  %2 = func.constant @two : (i32) -> i32
  %f = arith.select %c, %1, %2 : (i32) -> i32
  %r = func.call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}

func.func @select_unranked(%c: i1, %a: memref<*xi32>, %b: memref<*xi32>) -> index {
  %s = arith.select %c, %a, %b : memref<*xi32>
  %r = memref.rank %s : memref<*xi32>
  return %r : index
}
