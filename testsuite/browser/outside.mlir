// An index beyond its dimension, of an element that would be behind all others.
func.func @main() -> i32 {
  %row = arith.constant 1 : index
  %seven = arith.constant 7 : index
  %m = memref.alloc() : memref<2x5xi32>
  %column = arith.addi %row, %seven : index
  %x = memref.load %m[%row, %column] : memref<2x5xi32>
  return %x : i32
}
