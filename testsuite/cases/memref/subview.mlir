// RUN: mlir-interp run %s | FileCheck %s
// Slices with offsets, sizes and strides, of slices, with dimensions dropped.
memref.global "private" constant @numbers : memref<4x4xi32> = dense<[[0, 1, 2, 3], [4, 5, 6, 7],
    [8, 9, 10, 11], [12, 13, 14, 15]]>

func.func @show(%m: memref<?xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
    vector.print %x : i32 punctuation <no_punctuation>
    vector.print punctuation <comma>
  }
  vector.print punctuation <newline>
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @numbers : memref<4x4xi32>
  // Every other element of row 1.
  %row = memref.subview %m[%c1, 0][1, 2][1, 2] : memref<4x4xi32> to memref<2xi32, strided<[2], offset: ?>>
  %row1 = memref.cast %row : memref<2xi32, strided<[2], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  // CHECK: 4, 6,
  call @show(%row1) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  // A column of a slice.
  %inner = memref.subview %m[1, 1][%c3, 3][1, 1] : memref<4x4xi32> to memref<?x3xi32, strided<[4, 1], offset: 5>>
  %column = memref.subview %inner[0, %c2][%c3, 1][%c1, 1] : memref<?x3xi32, strided<[4, 1], offset: 5>> to memref<?xi32, strided<[?], offset: ?>>
  // CHECK-NEXT: 7, 11, 15,
  call @show(%column) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  // Of two dimensions of size 1 the result's stride tells which one stays.
  %tall = memref.subview %m[2, 3][1, 1][1, 1] : memref<4x4xi32> to memref<1xi32, strided<[4], offset: 11>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %tall
      : memref<1xi32, strided<[4], offset: 11>> -> memref<i32>, index, index, index
  // CHECK-NEXT: 4
  vector.print %stride : index
  %point = memref.subview %m[2, 3][1, 1][1, 1] : memref<4x4xi32> to memref<i32, strided<[], offset: 11>>
  %x = memref.load %point[] : memref<i32, strided<[], offset: 11>>
  // CHECK-NEXT: 11
  vector.print %x : i32
  // Backwards.
  %cm1 = arith.constant -1 : index
  %down = memref.subview %m[0, %c3][1, %c3][1, %cm1] : memref<4x4xi32> to memref<?xi32, strided<[?], offset: ?>>
  // CHECK-NEXT: 3, 2, 1,
  call @show(%down) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  // An empty slice may begin at the very end (R15).
  %c4 = arith.constant 4 : index
  %empty = memref.subview %m[0, %c4][1, %c0][1, 1] : memref<4x4xi32> to memref<?xi32, strided<[1], offset: ?>>
  %n = memref.dim %empty, %c0 : memref<?xi32, strided<[1], offset: ?>>
  // CHECK-NEXT: 0
  vector.print %n : index
  return
}
