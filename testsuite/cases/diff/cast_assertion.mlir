// RUN: mlir-interp diff %s --passes=canonicalize | FileCheck %s
// A memref.cast that fails stops the program, but it is pure: a pass may drop one that nobody uses, or
// whose only use needs less. DECISIONS.md R11.
// CHECK: no counterexample in {{[0-9]+}} inputs: 2 functions, 2000 inputs ({{[0-9]+}} undefined in the source)
func.func @unused(%m: memref<?xi8>) -> i8 {
  %c1 = arith.constant 1 : i8
  %r = memref.cast %m : memref<?xi8> to memref<4xi8>
  return %c1 : i8
}

func.func @folded(%m: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.cast %m : memref<?xi8> to memref<4xi8>
  %u = memref.cast %r : memref<4xi8> to memref<?xi8>
  %n = memref.dim %u, %c0 : memref<?xi8>
  return %n : index
}
