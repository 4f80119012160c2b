// RUN: mlir-interp check %s -O0 -O2 | FileCheck %s
// What memref arguments hold at the end is compared; they are made with every dynamic dimension,
// stride and offset varied.

// CHECK: @negate: 4096 inputs: all equal
func.func @negate(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xi32>
    %w = arith.subi %zero, %v : i32
    memref.store %w, %m[%i] : memref<?xi32>
  }
  return
}

// CHECK: @strided: 4096 inputs: all equal
func.func @strided(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>) -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i16
  %rows = memref.dim %m, %c0 : memref<?x?xi16, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %c1 : memref<?x?xi16, strided<[?, ?], offset: ?>>
  %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%a = %zero) -> i16 {
    %row = scf.for %j = %c0 to %columns step %c1 iter_args(%b = %a) -> i16 {
      %v = memref.load %m[%i, %j] : memref<?x?xi16, strided<[?, ?], offset: ?>>
      %c = arith.addi %b, %v : i16
      scf.yield %c : i16
    }
    scf.yield %row : i16
  }
  return %sum : i16
}

// Indices outside of the memory are undefined, and some are inside.
// CHECK: @load: 4096 inputs, {{[0-9]+}} undefined: {{[0-9]+}} compared, all equal
func.func @load(%m: memref<?xf32>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<?xf32>
  return %v : f32
}

// CHECK: @unranked: 4096 inputs: all equal
func.func @unranked(%m: memref<*xi8>) -> index {
  %r = memref.rank %m : memref<*xi8>
  return %r : index
}
