// RUN: mlir-interp check %s > %t; test $? -eq 6
// RUN: FileCheck %s < %t
// A memref that is poison leads nowhere: what native code has there is not asked for.

// CHECK: @part: not compared: result 0 is a memref that is poison
func.func @part() -> memref<2x2xi8, strided<[4, 2], offset: 5>> {
  %v = ub.poison : memref<3x4xi8>
  %r = memref.subview %v[1, 1] [2, 2] [1, 2] : memref<3x4xi8> to memref<2x2xi8, strided<[4, 2], offset: 5>>
  return %r : memref<2x2xi8, strided<[4, 2], offset: 5>>
}

// CHECK: @second: not compared: result 1 is a memref that is poison
func.func @second(%n: index) -> (i32, memref<?xi8, strided<[?], offset: ?>>) {
  %v = ub.poison : memref<?xi8>
  %r = memref.subview %v[%n] [%n] [%n] : memref<?xi8> to memref<?xi8, strided<[?], offset: ?>>
  %c = arith.constant 5 : i32
  return %c, %r : i32, memref<?xi8, strided<[?], offset: ?>>
}

// CHECK: @some: 4096 inputs, {{[0-9]+}} unreadable: {{[0-9]+}} compared, no counterexample
func.func @some(%m: memref<2xi8>, %c: i1) -> memref<2xi8> {
  %v = ub.poison : memref<2xi8>
  %r = arith.select %c, %m, %v : memref<2xi8>
  return %r : memref<2xi8>
}
