// RUN: mlir-interp run %s | FileCheck %s

// A byte seen as an i1 is one only while the bits above it are zero (M9).
func.func @main() -> (i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i8
  %three = arith.constant 3 : i8
  %bytes = memref.alloc() : memref<2xi8>
  memref.store %one, %bytes[%c0] : memref<2xi8>
  memref.store %three, %bytes[%c1] : memref<2xi8>
  %bits = memref.view %bytes[%c0][] : memref<2xi8> to memref<2xi1>
  // CHECK: true
  %good = memref.load %bits[%c0] : memref<2xi1>
  // CHECK: poison
  %bad = memref.load %bits[%c1] : memref<2xi1>
  memref.dealloc %bytes : memref<2xi8>
  return %good, %bad : i1, i1
}
