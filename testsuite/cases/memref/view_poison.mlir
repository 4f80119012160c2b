// RUN: mlir-interp run %s | FileCheck %s
// Poison in memory goes by bytes: an element one of whose bytes is poison is poison (M8); once all
// of them are written it is a number again.
func.func @main() -> (i32, i16, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 0x01020304 : i32
  %y = arith.constant 9 : i8
  %p = ub.poison : i8
  %bytes = memref.alloc() {alignment = 4} : memref<4xi8>
  %word = memref.view %bytes[%c0][] : memref<4xi8> to memref<i32>
  %halves = memref.view %bytes[%c0][] : memref<4xi8> to memref<2xi16>
  memref.store %x, %word[] : memref<i32>
  memref.store %p, %bytes[%c3] : memref<4xi8>
  // CHECK: poison : i32
  %a = memref.load %word[] : memref<i32>
  // CHECK-NEXT: 772 : i16
  %b = memref.load %halves[%c0] : memref<2xi16>
  memref.store %y, %bytes[%c3] : memref<4xi8>
  // CHECK-NEXT: 151126788 : i32
  %c = memref.load %word[] : memref<i32>
  memref.dealloc %bytes : memref<4xi8>
  return %a, %b, %c : i32, i16, i32
}
