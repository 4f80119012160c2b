// RUN: mlir-interp run %s | FileCheck %s
// What the target type says is true: of sizes, strides, offset and rank.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 3 : i32
  %m = memref.alloc(%c4) : memref<?x5xi32>
  memref.store %x, %m[%c1, %c1] : memref<?x5xi32>
  %static = memref.cast %m : memref<?x5xi32> to memref<4x5xi32>
  %strided = memref.cast %static : memref<4x5xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %back = memref.cast %strided : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<4x?xi32, strided<[5, 1]>>
  %unranked = memref.cast %back : memref<4x?xi32, strided<[5, 1]>> to memref<*xi32>
  %ranked = memref.cast %unranked : memref<*xi32> to memref<?x5xi32>
  %y = memref.load %ranked[%c1, %c1] : memref<?x5xi32>
  // CHECK: 3
  vector.print %y : i32
  %rank = memref.rank %unranked : memref<*xi32>
  // CHECK-NEXT: 2
  vector.print %rank : index
  %size = memref.dim %unranked, %c0 : memref<*xi32>
  // CHECK-NEXT: 4
  vector.print %size : index
  // The stride of a dimension with one element does not matter (R11).
  %row = memref.subview %static[2, 0][1, 5][1, 1] : memref<4x5xi32> to memref<1x5xi32, strided<[5, 1], offset: 10>>
  %any = memref.cast %row : memref<1x5xi32, strided<[5, 1], offset: 10>> to memref<?x5xi32, strided<[?, 1], offset: ?>>
  %other = memref.cast %any : memref<?x5xi32, strided<[?, 1], offset: ?>> to memref<?x5xi32, strided<[7, 1], offset: 10>>
  %rows = memref.dim %other, %c0 : memref<?x5xi32, strided<[7, 1], offset: 10>>
  // CHECK-NEXT: 1
  vector.print %rows : index
  return
}
