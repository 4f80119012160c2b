// RUN: mlir-interp check %s --inputs 500 -O0 -O2 | FileCheck %s
// A memref that is given back is compared by its sizes and elements.

// CHECK: @squares: all 8 inputs: all equal
func.func @squares(%bits: i3) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.index_castui %bits : i3 to index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i32
    %w = arith.muli %v, %v : i32
    memref.store %w, %m[%i] : memref<?xi32>
  }
  return %m : memref<?xi32>
}

// Elements that were never written may be anything.
// CHECK: @unwritten: 1 input: {{1 allowed|all equal}}
func.func @unwritten() -> memref<4xi32> {
  %m = memref.alloc() : memref<4xi32>
  return %m : memref<4xi32>
}

// CHECK: @column: 500 inputs: all equal
func.func @column(%m: memref<3x4xf64>) -> memref<3xf64, strided<[4], offset: 1>> {
  %c = memref.subview %m[0, 1] [3, 1] [1, 1] : memref<3x4xf64> to memref<3xf64, strided<[4], offset: 1>>
  return %c : memref<3xf64, strided<[4], offset: 1>>
}

// CHECK: @either: all 2 inputs: all equal
func.func @either(%which: i1) -> memref<*xi8> {
  %m = memref.alloc() : memref<2xi8>
  %n = memref.alloc() : memref<1x1xi8>
  %zero = arith.constant 0 : i8
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %zero, %m[%c0] : memref<2xi8>
  memref.store %zero, %m[%c1] : memref<2xi8>
  memref.store %zero, %n[%c0, %c0] : memref<1x1xi8>
  %a = memref.cast %m : memref<2xi8> to memref<*xi8>
  %b = memref.cast %n : memref<1x1xi8> to memref<*xi8>
  %r = arith.select %which, %a, %b : memref<*xi8>
  return %r : memref<*xi8>
}
