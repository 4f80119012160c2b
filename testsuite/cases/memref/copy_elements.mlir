// RUN: mlir-interp run %s | FileCheck %s
// Copies of rank 0, of nothing, backward, from a row to many, and of elements of odd sizes.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 5 : i7
  %y = arith.constant -3 : i7
  %p = memref.alloca() : memref<i7>
  %q = memref.alloca() : memref<i7>
  memref.store %x, %p[] : memref<i7>
  memref.copy %p, %q : memref<i7> to memref<i7>
  %a = memref.load %q[] : memref<i7>
  %a8 = arith.extsi %a : i7 to i8
  // CHECK: 5
  vector.print %a8 : i8

  %none = memref.alloca() : memref<0x4xi7>
  %nothing = memref.alloca() : memref<0x4xi7>
  memref.copy %none, %nothing : memref<0x4xi7> to memref<0x4xi7>

  %m = memref.alloca() : memref<3xi7>
  memref.store %x, %m[%c0] : memref<3xi7>
  memref.store %y, %m[%c2] : memref<3xi7>
  %n = memref.alloca() : memref<3xi7>
  %back = memref.reinterpret_cast %n to offset: [2], sizes: [3], strides: [-1]
      : memref<3xi7> to memref<3xi7, strided<[-1], offset: 2>>
  memref.copy %m, %back : memref<3xi7> to memref<3xi7, strided<[-1], offset: 2>>
  %b = memref.load %n[%c0] : memref<3xi7>
  %b8 = arith.extsi %b : i7 to i8
  // CHECK-NEXT: -3
  vector.print %b8 : i8

  %v = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
  %row = memref.alloca() : memref<1xvector<3xf32>>
  memref.store %v, %row[%c0] : memref<1xvector<3xf32>>
  %rows = memref.reinterpret_cast %row to offset: [0], sizes: [3], strides: [0]
      : memref<1xvector<3xf32>> to memref<3xvector<3xf32>, strided<[0]>>
  %many = memref.alloca() : memref<3xvector<3xf32>>
  memref.copy %rows, %many : memref<3xvector<3xf32>, strided<[0]>> to memref<3xvector<3xf32>>
  %c = memref.load %many[%c2] : memref<3xvector<3xf32>>
  // CHECK-NEXT: ( 1, 2, 3 )
  vector.print %c : vector<3xf32>
  return
}
