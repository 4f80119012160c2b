// RUN: %as-printed %s %t

// The same memory under other types, and questions about it.
func.func @casts(%arg0: memref<?x4xf32>, %arg1: memref<*xf32, 1>, %arg2: memref<4xi8>) {
  %cast = memref.cast %arg0 : memref<?x4xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %cast_0 = memref.cast %arg1 {a} : memref<*xf32, 1> to memref<f32, 1>
  %memspacecast = memref.memory_space_cast %arg1 : memref<*xf32, 1> to memref<*xf32>
  %assume_align = memref.assume_alignment %arg0, 16 : memref<?x4xf32>
  %0:2 = memref.distinct_objects %arg0, %arg2 : memref<?x4xf32>, memref<4xi8>
  %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  //= %transpose = memref.transpose %arg0 (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  return
}

func.func @slices(%arg0: index, %arg1: memref<8x16x4xf32>, %arg2: memref<?xi8>, %arg3: memref<*xf32>) {
  %subview = memref.subview %arg1[0, %arg0, 1] [%arg0, 1, 3] [1, 2, %arg0] {k} : memref<8x16x4xf32> to memref<?x1x3xf32, strided<[64, 8, ?], offset: ?>>
  //= %subview = "memref.subview"(%arg1, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 0, -9223372036854775808, 1>, static_sizes = array<i64: -9223372036854775808, 1, 3>, static_strides = array<i64: 1, 2, -9223372036854775808>}> {k} : (memref<8x16x4xf32>, index, index, index) -> memref<?x1x3xf32, strided<[64, 8, ?], offset: ?>>
  %subview_0 = memref.subview %arg1[2, 0, 1] [1, 16, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<16xf32, strided<[4], offset: 129>>
  //= %subview_0 = memref.subview %arg1[2, 0, 1][1, 16, 1][1, 1, 1] : memref<8x16x4xf32> to memref<16xf32, strided<[4], offset: 129>>
  %view = memref.view %arg2[%arg0][] : memref<?xi8> to memref<2x3xf32>
  %view_1 = memref.view %arg2[%arg0][%arg0, %arg0] : memref<?xi8> to memref<?x3x?xf32>
  %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [%arg0], sizes: [2, %arg0], strides: [%arg0, 1] : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] : memref<8x16x4xf32> to memref<f32>
  return
}

func.func @shapes(%arg0: index, %arg1: memref<?x8xf32>, %arg2: memref<3xi32>, %arg3: memref<*xf32>, %arg4: memref<f32>) {
  %expand_shape = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [%arg0, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0, 1, 2]] : memref<?x4x8xf32> into memref<?xf32>
  %expand_shape_0 = memref.expand_shape %arg4 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %collapse_shape_1 = memref.collapse_shape %expand_shape_0 [] : memref<1x1xf32> into memref<f32>
  %reshape = memref.reshape %arg1(%arg2) : (memref<?x8xf32>, memref<3xi32>) -> memref<?x2x?xf32>
  %reshape_2 = memref.reshape %arg3(%arg2) {a} : (memref<*xf32>, memref<3xi32>) -> memref<*xf32>
  return
}

func.func @questions(%arg0: index, %arg1: memref<?x8xf32, strided<[?, 1], offset: 3>>, %arg2: memref<*xf32>, %arg3: memref<f32, 2>) {
  %dim = memref.dim %arg1, %arg0 : memref<?x8xf32, strided<[?, 1], offset: 3>>
  %dim_0 = memref.dim {b} %arg2, %arg0 : memref<*xf32>
  %0 = memref.rank %arg2 : memref<*xf32>
  %intptr = memref.extract_aligned_pointer_as_index %arg1 : memref<?x8xf32, strided<[?, 1], offset: 3>> -> index
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<?x8xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  %base_buffer_1, %offset_2 = memref.extract_strided_metadata %arg3 : memref<f32, 2> -> memref<f32, 2>, index
  return
}
