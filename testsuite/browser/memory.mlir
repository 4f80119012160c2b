// A buffer half written, with a poison element; a freed one beside it.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %max = arith.constant 2147483647 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2x4xi32>
  %p = arith.addi %max, %one overflow<nsw> : i32
  memref.store %one, %m[%c0, %c1] : memref<2x4xi32>
  memref.store %p, %m[%c1, %c1] : memref<2x4xi32>
  %gone = memref.alloc() : memref<3xi32>
  memref.store %max, %gone[%c1] : memref<3xi32>
  memref.dealloc %gone : memref<3xi32>
  %v = memref.load %m[%c0, %c1] : memref<2x4xi32>
  %u = memref.load %m[%c1, %c3] : memref<2x4xi32>
  return %u : i32
}
