// RUN: mlir-interp run %s | FileCheck %s
// Values with their shapes (H5).

func.func @main() -> (!shape.shape, tensor<2xindex>, index, !shape.shape, tensor<2xi32>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %t = arith.constant dense<[4, 5]> : tensor<2xi32>
  %neg = arith.constant dense<[4, -5]> : tensor<2xi32>
  %f = arith.constant dense<1.0> : tensor<2x3xf32>
  %c1 = arith.constant 1 : index
  %less = shape.const_shape [-1] : !shape.shape
  %other = shape.const_shape [3] : !shape.shape
  // CHECK: {{^}}[2, 3] : !shape.shape{{$}}
  %r0 = shape.shape_of %f : tensor<2x3xf32> -> !shape.shape
  // CHECK-NEXT: {{^}}dense<[2, 3]> : tensor<2xindex>{{$}}
  %r1 = shape.shape_of %f : tensor<2x3xf32> -> tensor<2xindex>
  // CHECK-NEXT: {{^}}3 : index{{$}}
  %r2 = shape.dim %f, %c1 : tensor<2x3xf32>, index -> index
  %v = shape.with_shape %t, %less : tensor<2xi32>, !shape.shape
  // CHECK-NEXT: {{^}}[?] : !shape.shape{{$}}
  %r3 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  // CHECK-NEXT: {{^}}dense<[4, 5]> : tensor<2xi32>{{$}}
  %r4 = shape.value_of %v : tensor<2xi32>
  // CHECK-NEXT: {{^}}[4, 5] : !shape.shape{{$}}
  %r5 = shape.value_as_shape %v : !shape.value_shape -> !shape.shape
  // CHECK-NEXT: {{^}}[4, 5] : !shape.shape{{$}}
  %r6 = shape.value_as_shape %t : tensor<2xi32> -> !shape.shape
  // No shape has a negative extent.
  // CHECK-NEXT: {{^}}[invalid] : !shape.shape{{$}}
  %r7 = shape.value_as_shape %neg : tensor<2xi32> -> !shape.shape
  // A shape that contradicts the value is an error.
  %w = shape.with_shape %v, %other : !shape.value_shape, !shape.shape
  // CHECK-NEXT: {{^}}[invalid] : !shape.shape{{$}}
  %r8 = shape.shape_of %w : !shape.value_shape -> !shape.shape
  %q = shape.with_shape %f, %other : tensor<2x3xf32>, !shape.shape
  // CHECK-NEXT: {{^}}[invalid] : !shape.shape{{$}}
  %r9 = shape.shape_of %q : !shape.value_shape -> !shape.shape
  %vec = arith.constant dense<0> : vector<2x4xi8>
  // CHECK-NEXT: {{^}}[2, 4] : !shape.shape{{$}}
  %r10 = shape.shape_of %vec : vector<2x4xi8> -> !shape.shape
  %m = memref.alloc() : memref<3x5xi8>
  // CHECK-NEXT: {{^}}[3, 5] : !shape.shape{{$}}
  %r11 = shape.shape_of %m : memref<3x5xi8> -> !shape.shape
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11 : !shape.shape, tensor<2xindex>, index, !shape.shape, tensor<2xi32>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
}
