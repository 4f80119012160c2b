// A vector at once.
func.func @copy() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %sevens = arith.constant dense<7> : vector<4xi32>
  %a = memref.alloc() : memref<4xi32>
  vector.store %sevens, %a[%c0] : memref<4xi32>, vector<4xi32>
  %v = vector.load %a[%c0] : memref<4xi32>, vector<4xi32>
  memref.dealloc %a : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  vector.store %v, %b[%c0] : memref<4xi32>, vector<4xi32>
  return %b : memref<4xi32>
}
