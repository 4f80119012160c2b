// RUN: not mlir-interp diff %s --with=%S/Inputs/overlap.mlir -e forward | FileCheck %s --check-prefix=DIFFERS
// RUN: not mlir-interp diff %s --with=%S/Inputs/overlap.mlir -e columns | FileCheck %s --check-prefix=DIFFERS
// RUN: mlir-interp diff %s --with=%S/Inputs/overlap.mlir -e unshared | FileCheck %s --check-prefix=HOLDS
// Memrefs that may begin anywhere may overlap without being the same (M13). Which element is copied
// first matters then, and only then.

// DIFFERS: DIFFERS in
// DIFFERS: %from and %to lie in the same memory, argument {{[0-9]}} has offset
func.func @forward(%from: memref<?xi8, strided<[1], offset: ?>>, %to: memref<?xi8, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %from, %c0 : memref<?xi8, strided<[1], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %from[%i] : memref<?xi8, strided<[1], offset: ?>>
    memref.store %v, %to[%i] : memref<?xi8, strided<[1], offset: ?>>
  }
  return
}

// The first dimension is fixed.
func.func @columns(%from: memref<2x?xi8, strided<[?, 1], offset: ?>>, %other: i32, %to: memref<2x?xi8, strided<[?, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %from, %c1 : memref<2x?xi8, strided<[?, 1], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %from[%c1, %i] : memref<2x?xi8, strided<[?, 1], offset: ?>>
    memref.store %v, %to[%c1, %i] : memref<2x?xi8, strided<[?, 1], offset: ?>>
  }
  return
}

// HOLDS: no counterexample in
func.func @unshared(%from: memref<?xi8, strided<[1], offset: ?>> {llvm.noalias}, %to: memref<?xi8, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %from, %c0 : memref<?xi8, strided<[1], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %from[%i] : memref<?xi8, strided<[1], offset: ?>>
    memref.store %v, %to[%i] : memref<?xi8, strided<[1], offset: ?>>
  }
  return
}
