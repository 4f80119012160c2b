// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-interp print %s > %t
// RUN: mlir-opt %s | diff -B - %t
// RUN: mlir-interp print --generic %t | mlir-interp print - | diff %t -
// RUN: mlir-opt --mlir-print-op-generic %s | mlir-interp print - | diff %t -
// The same memory under other types, and questions about it.
func.func @casts(%m: memref<?x4xf32>, %u: memref<*xf32, 1>, %p: memref<4xi8>) {
  // CHECK: %cast = memref.cast %arg0 : memref<?x4xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %0 = memref.cast %m : memref<?x4xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  // CHECK-NEXT: %cast_0 = memref.cast %arg1 {a} : memref<*xf32, 1> to memref<f32, 1>
  %1 = memref.cast %u {a} : memref<*xf32, 1> to memref<f32, 1>
  // CHECK-NEXT: %memspacecast = memref.memory_space_cast %arg1 : memref<*xf32, 1> to memref<*xf32>
  %2 = memref.memory_space_cast %u : memref<*xf32, 1> to memref<*xf32>
  // CHECK-NEXT: %assume_align = memref.assume_alignment %arg0, 16 : memref<?x4xf32>
  // GENERIC: "memref.assume_alignment"(%{{[a-z0-9]+}}) <{alignment = 16 : i32}> : (memref<?x4xf32>) -> memref<?x4xf32>
  %3 = memref.assume_alignment %m, 16 : memref<?x4xf32>
  // CHECK-NEXT: %0:2 = memref.distinct_objects %arg0, %arg2 : memref<?x4xf32>, memref<4xi8>
  %4:2 = memref.distinct_objects %m, %p : memref<?x4xf32>, memref<4xi8>
  // CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  // GENERIC: "memref.transpose"(%{{[a-z0-9]+}}) <{permutation = #map}>
  %5 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  return
}

func.func @slices(%i: index, %m: memref<8x16x4xf32>, %b: memref<?xi8>, %u: memref<*xf32>) {
  // CHECK: %subview = memref.subview %arg1[0, %arg0, 1] [%arg0, 1, 3] [1, 2, %arg0] {k} : memref<8x16x4xf32> to memref<?x1x3xf32, strided<[64, 8, ?], offset: ?>>
  %0 = "memref.subview"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 0, -9223372036854775808, 1>, static_sizes = array<i64: -9223372036854775808, 1, 3>, static_strides = array<i64: 1, 2, -9223372036854775808>}> {k} : (memref<8x16x4xf32>, index, index, index) -> memref<?x1x3xf32, strided<[64, 8, ?], offset: ?>>
  // CHECK-NEXT: %subview_0 = memref.subview %arg1[2, 0, 1] [1, 16, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<16xf32, strided<[4], offset: 129>>
  // GENERIC: "memref.subview"(%{{[a-z0-9]+}}) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 0, 1>, static_sizes = array<i64: 1, 16, 1>, static_strides = array<i64: 1, 1, 1>}> : (memref<8x16x4xf32>) -> memref<16xf32, strided<[4], offset: 129>>
  %1 = memref.subview %m[2, 0, 1][1, 16, 1][1, 1, 1] : memref<8x16x4xf32> to memref<16xf32, strided<[4], offset: 129>>
  // CHECK-NEXT: %view = memref.view %arg2[%arg0][] : memref<?xi8> to memref<2x3xf32>
  %2 = memref.view %b[%i][] : memref<?xi8> to memref<2x3xf32>
  // CHECK-NEXT: %view_1 = memref.view %arg2[%arg0][%arg0, %arg0] : memref<?xi8> to memref<?x3x?xf32>
  %3 = memref.view %b[%i][%i, %i] : memref<?xi8> to memref<?x3x?xf32>
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [%arg0], sizes: [2, %arg0], strides: [%arg0, 1] : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  // GENERIC: "memref.reinterpret_cast"(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}}) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}>
  %4 = memref.reinterpret_cast %u to offset: [%i], sizes: [2, %i], strides: [%i, 1]
      : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  // CHECK-NEXT: memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] : memref<8x16x4xf32> to memref<f32>
  %5 = memref.reinterpret_cast %m to offset: [0], sizes: [], strides: [] : memref<8x16x4xf32> to memref<f32>
  return
}

func.func @shapes(%i: index, %m: memref<?x8xf32>, %s: memref<3xi32>, %u: memref<*xf32>, %p: memref<f32>) {
  // CHECK: %expand_shape = memref.expand_shape %arg1 {{\[}}[0, 1], [2]] output_shape [%arg0, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  // GENERIC: "memref.expand_shape"(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}) <{reassociation = {{\[}}[0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 4, 8>}> : (memref<?x8xf32>, index) -> memref<?x4x8xf32>
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %expand_shape {{\[}}[0, 1, 2]] : memref<?x4x8xf32> into memref<?xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<?x4x8xf32> into memref<?xf32>
  // CHECK-NEXT: %expand_shape_0 = memref.expand_shape %arg4 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %2 = memref.expand_shape %p [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  // CHECK-NEXT: %collapse_shape_1 = memref.collapse_shape %expand_shape_0 [] : memref<1x1xf32> into memref<f32>
  %3 = memref.collapse_shape %2 [] : memref<1x1xf32> into memref<f32>
  // CHECK-NEXT: %reshape = memref.reshape %arg1(%arg2) : (memref<?x8xf32>, memref<3xi32>) -> memref<?x2x?xf32>
  %4 = memref.reshape %m(%s) : (memref<?x8xf32>, memref<3xi32>) -> memref<?x2x?xf32>
  // CHECK-NEXT: %reshape_2 = memref.reshape %arg3(%arg2) {a} : (memref<*xf32>, memref<3xi32>) -> memref<*xf32>
  %5 = memref.reshape %u(%s) {a} : (memref<*xf32>, memref<3xi32>) -> memref<*xf32>
  return
}

func.func @questions(%i: index, %m: memref<?x8xf32, strided<[?, 1], offset: 3>>, %u: memref<*xf32>, %p: memref<f32, 2>) {
  // CHECK: %dim = memref.dim %arg1, %arg0 : memref<?x8xf32, strided<[?, 1], offset: 3>>
  %0 = memref.dim %m, %i : memref<?x8xf32, strided<[?, 1], offset: 3>>
  // CHECK-NEXT: %dim_0 = memref.dim {b} %arg2, %arg0 : memref<*xf32>
  %1 = memref.dim {b} %u, %i : memref<*xf32>
  // CHECK-NEXT: %0 = memref.rank %arg2 : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  // CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg1 : memref<?x8xf32, strided<[?, 1], offset: 3>> -> index
  %3 = memref.extract_aligned_pointer_as_index %m : memref<?x8xf32, strided<[?, 1], offset: 3>> -> index
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<?x8xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  %4:6 = memref.extract_strided_metadata %m : memref<?x8xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %base_buffer_1, %offset_2 = memref.extract_strided_metadata %arg3 : memref<f32, 2> -> memref<f32, 2>, index
  %5:2 = memref.extract_strided_metadata %p : memref<f32, 2> -> memref<f32, 2>, index
  return
}
