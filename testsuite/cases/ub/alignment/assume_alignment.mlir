// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An assumption that fails makes poison; using the memref is undefined.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() {alignment = 64} : memref<4xi32>
  %v = memref.subview %m[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  // The source is aligned as it is said to be, its second element is not.
  %good = memref.assume_alignment %m, 64 : memref<4xi32>
  memref.store %x, %good[%c0] : memref<4xi32>
  %bad = memref.assume_alignment %v, 64 : memref<2xi32, strided<[1], offset: 1>>
  // CHECK: assume_alignment.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'memref' is poison
  memref.store %x, %bad[%c0] : memref<2xi32, strided<[1], offset: 1>>
  return
}
