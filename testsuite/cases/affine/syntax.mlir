// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-LABEL: func.func @values
// GENERIC-LABEL: sym_name = "values"
func.func @values(%i: index, %n: index) {
  // CHECK: affine.apply #map(%arg0)[%arg1]
  // GENERIC: "affine.apply"(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}) <{map = #map}> : (index, index) -> index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
  // CHECK-NEXT: affine.min #map{{[0-9]}}(%arg0, %arg1) {note}
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1 * 2)>(%i, %n) {note}
  // CHECK-NEXT: affine.max #map{{[0-9]}}()
  %2 = affine.max affine_map<() -> (1, 2)>()
  // CHECK-NEXT: affine.delinearize_index %arg0 into (%arg1, 5) : index, index, index
  // GENERIC: "affine.delinearize_index"(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}) <{static_basis = array<i64: -9223372036854775808, 5>}> : (index, index) -> (index, index, index)
  %3:3 = affine.delinearize_index %i into (%n, 5) : index, index, index
  // CHECK-NEXT: affine.linearize_index disjoint [%arg0, %arg1] by (4) : index
  // GENERIC: "affine.linearize_index"(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4>}>
  %4 = affine.linearize_index disjoint [%i, %n] by (4) : index
  // CHECK-NEXT: affine.linearize_index [%arg0] by (%arg1) : index
  // GENERIC: "affine.linearize_index"(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}) <{disjoint = false, operandSegmentSizes = array<i32: 1, 1>
  %5 = affine.linearize_index [%i] by (%n) : index
  return
}

// Operands become dimensions and symbols in the order they are named, each once.
// CHECK-LABEL: func.func @accesses
// GENERIC-LABEL: sym_name = "accesses"
func.func @accesses(%m: memref<?x?xf32>, %i: index, %n: index, %v: vector<4xf32>) {
  // CHECK: affine.load %arg0[%arg1 + %arg2, %arg2 - %arg1 * 2] : memref<?x?xf32>
  // GENERIC: "affine.load"(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}}) <{map = #map{{[0-9]*}}}> : (memref<?x?xf32>, index, index) -> f32
  %0 = affine.load %m[%i + %n, %n - 2 * %i] : memref<?x?xf32>
  // CHECK-NEXT: affine.store %{{[0-9]}}, %arg0[%arg1 floordiv 2, symbol(%arg2) + 3] {note} : memref<?x?xf32>
  affine.store %0, %m[%i floordiv 2, 3 + symbol(%n)] {note} : memref<?x?xf32>
  // CHECK-NEXT: affine.vector_load %arg0[0, 4] : memref<?x?xf32>, vector<2x4xf32>
  %1 = affine.vector_load %m[0, 4] : memref<?x?xf32>, vector<2x4xf32>
  // CHECK-NEXT: affine.vector_store %arg3, %arg0[%arg1, %arg1 mod 4] : memref<?x?xf32>, vector<4xf32>
  affine.vector_store %v, %m[%i, %i mod 4] : memref<?x?xf32>, vector<4xf32>
  // CHECK-NEXT: affine.prefetch %arg0[%arg1 + 1, 0], write, locality<2>, instr : memref<?x?xf32>
  affine.prefetch %m[%i + 1, 0], write, locality<2>, instr : memref<?x?xf32>
  return
}

// Where the operands' order, or an operand that is not used, would get lost, products that vanish
// keep it.
// CHECK-LABEL: func.func @kept
func.func @kept(%m: memref<?x?xf32>, %i: index, %n: index) {
  // CHECK-NEXT: affine.load %arg0[%arg1 * 0 + %arg2 * 0 + %arg2, %arg1] : memref<?x?xf32>
  %0 = "affine.load"(%m, %i, %n) <{map = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<?x?xf32>, index, index) -> f32
  // CHECK-NEXT: affine.load %arg0[%arg1 * 0 + symbol(%arg2) * 0 + 1, symbol(%arg2)] : memref<?x?xf32>
  %1 = affine.load %m[%i - %i + 1, symbol(%n)] : memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @loops
// GENERIC-LABEL: sym_name = "loops"
func.func @loops(%n: index, %x: f32) -> f32 {
  // CHECK: affine.for %arg2 = 0 to %arg0 {
  // CHECK-NEXT: }
  // GENERIC: "affine.for"(%{{[a-z0-9]+}}) <{lowerBoundMap = #map{{[0-9]*}}, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map{{[0-9]*}}}> ({
  // GENERIC-NEXT: ^bb0(%{{[a-z0-9]+}}: index):
  // GENERIC-NEXT: "affine.yield"() : () -> ()
  affine.for %i = 0 to %n step 1 {
  }
  // CHECK-NEXT: affine.for %arg2 = max #map{{[0-9]*}}(%arg0) to min #map{{[0-9]*}}()[%arg0] step 4 {
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to min affine_map<()[s0] -> (s0, s0 * 2)>()[%n] step 4 {
    // CHECK-NEXT: affine.for %arg3 = -5 to #map{{[0-9]*}}(%arg2) {
    affine.for %j = -5 to affine_map<(d0) -> (d0)>(%i) {
      affine.yield
    }
  // CHECK: } {note}
  } {note}
  // CHECK-NEXT: %{{[0-9]+}} = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg1) -> (f32) {
  // CHECK-NEXT: affine.yield %arg3 : f32
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  // CHECK: affine.if #set(%arg0) {
  // CHECK-NEXT: }
  affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%n) {
  }
  // CHECK-NEXT: affine.if #set{{[0-9]}}()[%arg0] -> f32 {
  // CHECK-NEXT: affine.yield %arg1 : f32
  // CHECK-NEXT: } else {
  // CHECK-NEXT: affine.yield
  // CHECK-NEXT: }
  %s = affine.if affine_set<()[s0] : (s0 - 4 == 0, s0 * 2 >= 0)>()[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %r : f32
  }
  return %s : f32
}

// CHECK-LABEL: func.func @parallel
// GENERIC-LABEL: sym_name = "parallel"
func.func @parallel(%n: index, %x: f32) {
  // CHECK: affine.parallel (%arg2, %arg3) = (0, %arg0) to (symbol(%arg0), min(%arg0 + 4, 10)) step (1, 2) {
  // GENERIC: "affine.parallel"(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}}) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map{{[0-9]*}}, reductions = [], steps = [1, 2], upperBoundsGroups = dense<[1, 2]> : tensor<2xi32>, upperBoundsMap = #map{{[0-9]*}}}> ({
  affine.parallel (%i, %j) = (0, %n) to (symbol(%n), min(%n + 4, 10)) step (1, 2) {
  }
  // CHECK: affine.parallel (%arg2) = (max(%arg0, 1)) to (10) reduce ("addf", "maximumf") -> (f32, f32) {
  // CHECK-NEXT: affine.yield %arg1, %arg1 : f32, f32
  // CHECK-NEXT: } {note}
  %0:2 = affine.parallel (%i) = (max(%n, 1)) to (10) step (1) reduce ("addf", "maximumf") -> (f32, f32) {
    affine.yield %x, %x : f32, f32
  } {note}
  // CHECK-NEXT: affine.parallel () = () to () {
  affine.parallel () = () to () {
  }
  return
}
