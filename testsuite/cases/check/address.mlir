// RUN: mlir-interp check %s -O0 -O2 | FileCheck %s
// Where memory lies is open; what follows from where it lies is not wrong either.

// CHECK: @address: 4096 inputs: 4096 allowed (up to 1 seed tried)
func.func @address(%m: memref<4xi32>) -> index {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  return %0 : index
}

// An int is aligned as its type asks, whatever else its address is.
// CHECK: @aligned: 4096 inputs: all equal
func.func @aligned(%m: memref<4xi32>) -> index {
  %four = arith.constant 4 : index
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %1 = arith.remui %0, %four : index
  return %1 : index
}
