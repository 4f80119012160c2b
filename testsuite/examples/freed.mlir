// The last load reads a buffer that was freed two lines before.
func.func @last(%m: memref<3xi32>) -> i32 {
  %c2 = arith.constant 2 : index
  %v = memref.load %m[%c2] : memref<3xi32>
  return %v : i32
}

func.func @main() -> i32 {
  %seven = arith.constant 7 : i32
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<3xi32>
  memref.store %seven, %m[%c2] : memref<3xi32>
  memref.dealloc %m : memref<3xi32>
  %v = func.call @last(%m) : (memref<3xi32>) -> i32
  return %v : i32
}
