// Element by element.
func.func @copy() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %seven = arith.constant 7 : i32
  %b = memref.alloc() : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %seven, %a[%i] : memref<4xi32>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %v = memref.load %a[%i] : memref<4xi32>
    memref.store %v, %b[%i] : memref<4xi32>
  }
  memref.dealloc %a : memref<4xi32>
  return %b : memref<4xi32>
}
