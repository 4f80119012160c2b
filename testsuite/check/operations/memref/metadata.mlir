// memref.extract_strided_metadata and memref.extract_aligned_pointer_as_index.
func.func @metadata_static(%m: memref<2x3xi32, strided<[8, 2], offset: 5>>) -> (index, index, index, index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<2x3xi32, strided<[8, 2], offset: 5>> -> memref<i32>, index, index, index, index, index
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : index, index, index, index, index
}

func.func @metadata_dynamic(%m: memref<?x?xi8>) -> (index, index, index, index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<?x?xi8> -> memref<i8>, index, index, index, index, index
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : index, index, index, index, index
}

func.func @metadata_rank0(%m: memref<f64>) -> (f64, index) {
  %base, %offset = memref.extract_strided_metadata %m : memref<f64> -> memref<f64>, index
  %r = memref.load %base[] : memref<f64>
  return %r, %offset : f64, index
}

func.func @metadata_and_back(%m: memref<2x2xi16, strided<[?, ?], offset: ?>>) -> i16 {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<2x2xi16, strided<[?, ?], offset: ?>> -> memref<i16>, index, index, index, index, index
  %again = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1]
      : memref<i16> to memref<?x?xi16, strided<[?, ?], offset: ?>>
  %c1 = arith.constant 1 : index
  %r = memref.load %again[%c1, %c1] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  return %r : i16
}

// Addresses themselves are nobody's to say; their distance is.
func.func @pointer_of_view(%m: memref<16xi8>, %i: index) -> index {
  %c13 = arith.constant 13 : index
  %shift = arith.remui %i, %c13 : index
  %v = memref.view %m[%shift][] : memref<16xi8> to memref<3xi8>
  %a = memref.extract_aligned_pointer_as_index %m : memref<16xi8> -> index
  %b = memref.extract_aligned_pointer_as_index %v : memref<3xi8> -> index
  %r = arith.subi %b, %a : index
  return %r : index
}

func.func @pointer_unranked(%m: memref<2xi32>) -> index {
  %u = memref.cast %m : memref<2xi32> to memref<*xi32>
  %a = memref.extract_aligned_pointer_as_index %m : memref<2xi32> -> index
  %b = memref.extract_aligned_pointer_as_index %u : memref<*xi32> -> index
  %r = arith.subi %b, %a : index
  return %r : index
}
