// RUN: mlir-interp run %s | FileCheck %s
// Elements lie in a view as native code has them: i24 four bytes apart, i1 one; a view of rank 0 and
// one of a view.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %all = arith.constant -1 : i32
  %bytes = memref.alloc() {alignment = 16} : memref<16xi8>
  %words = memref.view %bytes[%c0][%c4] : memref<16xi8> to memref<?xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %all, %words[%i] : memref<?xi32>
  }
  %x = arith.constant 0x010203 : i24
  %narrow = memref.view %bytes[%c0][] : memref<16xi8> to memref<4xi24>
  memref.store %x, %narrow[%c1] : memref<4xi24>
  // The fourth byte is padding and stays what it was.
  %a = memref.load %bytes[%c4] : memref<16xi8>
  // CHECK: 3
  vector.print %a : i8
  %y = memref.load %narrow[%c3] : memref<4xi24>
  %y32 = arith.extsi %y : i24 to i32
  // CHECK-NEXT: -1
  vector.print %y32 : i32
  %bits = memref.view %bytes[%c3][] : memref<16xi8> to memref<13xi1>
  %bit = memref.load %bits[%c3] : memref<13xi1>
  // The byte is 1: the bits above the lowest are zero (M9).
  // CHECK-NEXT: 1
  vector.print %bit : i1
  %point = memref.view %bytes[%c4][] : memref<16xi8> to memref<i16>
  %half = memref.load %point[] : memref<i16>
  // CHECK-NEXT: 515
  vector.print %half : i16
  // A view of a view's bytes: shifts add up.
  %tail = memref.view %bytes[%c4][] : memref<16xi8> to memref<12xi8>
  %more = memref.view %tail[%c4][] : memref<12xi8> to memref<2xi32>
  memref.store %all, %more[%c0] : memref<2xi32>
  memref.dealloc %bytes : memref<16xi8>
  return
}
