// RUN: mlir-interp run %s | FileCheck %s

// What alloc gave may be freed, though its layout begins behind the memory's first element (R5).
func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32, strided<[2], offset: 5>>
  memref.store %seven, %m[%c1] : memref<2xi32, strided<[2], offset: 5>>
  %v = memref.load %m[%c1] : memref<2xi32, strided<[2], offset: 5>>
  memref.dealloc %m : memref<2xi32, strided<[2], offset: 5>>
  // CHECK: 7 : i32
  return %v : i32
}
