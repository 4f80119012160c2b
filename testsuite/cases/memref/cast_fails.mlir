// RUN: for what in identity offset rank size stride unranked_stride; do not mlir-interp run %s -e $what; done 2>&1 | FileCheck %s
// RUN: for what in identity offset rank size stride unranked_stride; do mlir-interp run %s -e $what 2> /dev/null; test $? -eq 5 || exit 1; done
// "Acts as an assertion that fails at runtime": DECISIONS.md R11. Without a layout the type says offset 0 and row-major
// strides, of an unranked memref too.
func.func @identity() {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4x4xi32>
  %d = memref.subview %m[%c1, 0][2, 4][1, 1] : memref<4x4xi32> to memref<2x4xi32, strided<[4, 1], offset: ?>>
  // CHECK: cast_fails.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to offset 0, but the memref has offset 4
  %n = memref.cast %d : memref<2x4xi32, strided<[4, 1], offset: ?>> to memref<2x4xi32>
  return
}
func.func @offset() {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xi32>
  %v = memref.subview %m[%c1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  // CHECK: cast_fails.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to offset 0, but the memref has offset 1
  %c = memref.cast %v : memref<2xi32, strided<[1], offset: ?>> to memref<2xi32>
  return
}
func.func @rank() {
  %m = memref.alloc() : memref<4xi32>
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  // CHECK: cast_fails.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to 2 dimensions, but the memref has 1
  %c = memref.cast %u : memref<*xi32> to memref<4x1xi32>
  return
}
func.func @size() {
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c3) : memref<2x?xi32>
  // CHECK: cast_fails.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to size 4 in dimension 1, but the memref has size 3
  %c = memref.cast %m : memref<2x?xi32> to memref<2x4xi32>
  return
}
func.func @stride() {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4xi32>
  %v = memref.subview %m[0] [2] [%c2] : memref<4xi32> to memref<2xi32, strided<[?]>>
  // CHECK: cast_fails.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to stride 1 in dimension 0, but the memref has stride 2
  %c = memref.cast %v : memref<2xi32, strided<[?]>> to memref<2xi32, strided<[1]>>
  return
}
func.func @unranked_stride() {
  %m = memref.alloc() : memref<2x3xi32>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  %u = memref.cast %t : memref<3x2xi32, strided<[1, 3]>> to memref<*xi32>
  // CHECK: cast_fails.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to stride 2 in dimension 0, but the memref has stride 1
  %c = memref.cast %u : memref<*xi32> to memref<3x2xi32>
  return
}
