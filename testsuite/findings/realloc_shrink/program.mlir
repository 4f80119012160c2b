func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 5 : i32
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c1] : memref<4xi32>
  %b = memref.realloc %a : memref<4xi32> to memref<2xi32>
  %q = memref.load %b[%c1] : memref<2xi32>
  return %q : i32
}
