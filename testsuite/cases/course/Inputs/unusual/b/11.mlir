// With linalg.
func.func @copy() -> memref<4xi32> {
  %seven = arith.constant 7 : i32
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%seven : i32) outs(%a : memref<4xi32>)
  linalg.copy ins(%a : memref<4xi32>) outs(%b : memref<4xi32>)
  memref.dealloc %a : memref<4xi32>
  return %b : memref<4xi32>
}
