func.func @asked() -> i8 {
  %v = arith.constant 7 : i8
  %m = memref.alloc() : memref<i8>
  memref.store %v, %m[] : memref<i8>
  %r = memref.load %m[] {alignment = 64 : i64} : memref<i8>
  return %r : i8
}
func.func @handed_in(%m: memref<i8>) -> i8 {
  %r = memref.load %m[] {alignment = 64 : i64} : memref<i8>
  return %r : i8
}
func.func @viewed() -> i32 {
  %c = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi8>
  %w = memref.view %m[%c][] : memref<4xi8> to memref<1xi32>
  memref.store %v, %w[%c] : memref<1xi32>
  %r = memref.load %w[%c] : memref<1xi32>
  return %r : i32
}
func.func @aligned() -> i8 {
  %v = arith.constant 7 : i8
  %m = memref.alloc() {alignment = 64 : i64} : memref<i8>
  memref.store %v, %m[] {alignment = 64 : i64} : memref<i8>
  %r = memref.load %m[] {alignment = 32 : i64} : memref<i8>
  return %r : i8
}
