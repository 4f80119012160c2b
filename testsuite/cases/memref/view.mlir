// RUN: mlir-interp run %s | FileCheck %s
// Bytes as elements of another type, little-endian.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %bytes = memref.alloc() {alignment = 8} : memref<16xi8>
  %words = memref.view %bytes[%c4][%c3] : memref<16xi8> to memref<?xi32>
  %x = arith.constant 0x01020304 : i32
  memref.store %x, %words[%c1] : memref<?xi32>
  %v = affine.vector_load %bytes[8] : memref<16xi8>, vector<4xi8>
  // CHECK: ( 4, 3, 2, 1 )
  vector.print %v : vector<4xi8>
  // A view of a view's bytes, of two dimensions, right up to the end.
  %halves = memref.view %bytes[%c0][%c4] : memref<16xi8> to memref<?x2xf16>
  %y = arith.constant 1.0 : f16
  memref.store %y, %halves[%c3, %c1] : memref<?x2xf16>
  %w = affine.vector_load %bytes[14] : memref<16xi8>, vector<2xi8>
  // CHECK-NEXT: ( 0, 60 )
  vector.print %w : vector<2xi8>
  %none = memref.view %bytes[%c0][%c0] : memref<16xi8> to memref<?xf64>
  %size = memref.dim %none, %c0 : memref<?xf64>
  // CHECK-NEXT: 0
  vector.print %size : index
  return
}
