// The first is returned.
func.func @copy() -> memref<4xi32> {
  %seven = arith.constant 7 : i32
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%seven : i32) outs(%a : memref<4xi32>)
  memref.copy %a, %b : memref<4xi32> to memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %a : memref<4xi32>
}
