// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s
// What is written by hand: constants, regions, libraries.

// CHECK-LABEL: func @main
func.func @main(%w: !shape.witness, %s: !shape.shape, %z: !shape.size) {
  // CHECK-NEXT: shape.const_shape [] : !shape.shape
  %0 = shape.const_shape [] : !shape.shape
  // CHECK-NEXT: shape.const_shape  {a.b = 2 : i64}[1, -1] : !shape.shape
  %1 = shape.const_shape {a.b = 2} [1, -1] : !shape.shape
  // CHECK-NEXT: %c7 = shape.const_size 7
  %2 = shape.const_size 7
  // CHECK-NEXT: shape.assuming %{{.*}} -> (i1) {
  // CHECK-NEXT: arith.constant
  // CHECK-NEXT: shape.assuming_yield %{{.*}} : i1
  // CHECK-NEXT: }
  %3 = shape.assuming %w -> i1 {
    %true = arith.constant true
    shape.assuming_yield %true : i1
  }
  // CHECK-NEXT: shape.assuming %{{.*}} {
  // CHECK-NEXT: } {a.b}
  shape.assuming %w {
  } {a.b}
  // CHECK-NEXT: shape.reduce(%{{.*}}, %{{.*}}) : !shape.shape -> !shape.size {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: !shape.size, %{{.*}}: !shape.size):
  %4 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %extent: !shape.size, %before: !shape.size):
    shape.yield %before : !shape.size
  }
  return
}

// CHECK: shape.function_library @library attributes {a.b} {
// CHECK-NEXT: func @of(%{{.*}}: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT: shape_of
// CHECK-NEXT: return
// CHECK: } mapping {x.y = @of}
shape.function_library @library attributes {a.b} {
  func @of(%v: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {
  x.y = @of
}
