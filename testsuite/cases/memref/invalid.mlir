// RUN: mlir-interp verify --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// RUN: mlir-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
func.func @alloc_sizes(%n: index) {
  // expected-error@below {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = memref.alloc(%n) : memref<?x3x?xi8>
  return
}

// -----

func.func @alloc_symbols(%n: index) {
  // expected-error@below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 2}}
  %0 = memref.alloc()[%n, %n] : memref<3x3xi8, affine_map<(i, j)[s] -> (i * s + j)>>
  return
}

// -----

func.func @alloc_strides(%n: index) {
  // expected-error@below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got 0}}
  %0 = memref.alloc() : memref<3x3xi8, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @alloc_kind() {
  // expected-error@below {{'memref.alloc' op result #0 must be memref of any type values, but got 'vector<3xi8>'}}
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> vector<3xi8>
  return
}

// -----

func.func @alloc_alignment() {
  // expected-error@below {{'memref.alloc' op attribute 'alignment' failed to satisfy constraint}}
  %0 = memref.alloc() {alignment = 24} : memref<3xi8>
  return
}

// -----

func.func @alloc_unranked() {
  // expected-error@below {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'memref<*xi8>'}}
  %0 = memref.alloc() : memref<*xi8>
  return
}

// -----

// expected-error@below {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
%0 = memref.alloca() : memref<3xi8>

// -----

func.func @scope_arguments() {
  // expected-error@below {{'memref.alloca_scope' op region should have no arguments}}
  "memref.alloca_scope"() ({
  ^bb0(%x: i32):
    memref.alloca_scope.return
  }) : () -> ()
  return
}

// -----

func.func @scope_type(%x: f32) {
  // expected-error@below {{along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = memref.alloca_scope -> (i32) {
    // expected-note@below {{region branch point}}
    memref.alloca_scope.return %x : f32
  }
  return
}

// -----

func.func @scope_count(%x: f32) {
  // expected-error@below {{along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = memref.alloca_scope -> (f32) {
    // expected-note@below {{region branch point}}
    memref.alloca_scope.return
  }
  return
}

// -----

func.func @scope_return_elsewhere() {
  // expected-error@below {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
  memref.alloca_scope.return
}

// -----

func.func @realloc_layout(%m: memref<8xi8, strided<[2]>>) {
  // expected-error@below {{unsupported layout for source memref type 'memref<8xi8, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<8xi8, strided<[2]>> to memref<9xi8>
  return
}

// -----

func.func @realloc_result_layout(%m: memref<8xi8>) {
  // expected-error@below {{unsupported layout for result memref type 'memref<9xi8, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<8xi8> to memref<9xi8, strided<[2]>>
  return
}

// -----

func.func @realloc_space(%m: memref<8xi8, 2>) {
  // expected-error@below {{different memory spaces specified for source memref type 'memref<8xi8, 2>' and result memref type 'memref<9xi8>'}}
  %0 = memref.realloc %m : memref<8xi8, 2> to memref<9xi8>
  return
}

// -----

func.func @realloc_element(%m: memref<8xi8>) {
  // expected-error@below {{different element types specified for source memref type 'memref<8xi8>' and result memref type 'memref<8xi16>'}}
  %0 = memref.realloc %m : memref<8xi8> to memref<8xi16>
  return
}

// -----

func.func @realloc_size_missing(%m: memref<8xi8>) {
  // expected-error@below {{missing dimension operand for result type 'memref<?xi8>'}}
  %0 = memref.realloc %m : memref<8xi8> to memref<?xi8>
  return
}

// -----

func.func @realloc_size_too_many(%m: memref<8xi8>, %n: index) {
  // expected-error@below {{unnecessary dimension operand for result type 'memref<9xi8>'}}
  %0 = memref.realloc %m(%n) : memref<8xi8> to memref<9xi8>
  return
}

// -----

func.func @realloc_rank(%m: memref<8x2xi8>) {
  // expected-error@below {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<8x2xi8>'}}
  %0 = memref.realloc %m : memref<8x2xi8> to memref<9xi8>
  return
}

// -----

func.func @dealloc_type(%x: i32) {
  // expected-error@below {{'memref.dealloc' op operand #0 must be ranked or unranked memref of any type values, but got 'i32'}}
  "memref.dealloc"(%x) : (i32) -> ()
  return
}

// -----

func.func @load_indices(%m: memref<2x3xi8>, %i: index) {
  // expected-error@below {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = memref.load %m[%i] : memref<2x3xi8>
  return
}

// -----

func.func @load_element(%m: memref<2xi8>, %i: index) {
  // expected-error@below {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i) : (memref<2xi8>, index) -> i16
  return
}

// -----

func.func @load_index(%m: memref<2xi8>, %i: i32) {
  // expected-error@below {{'memref.load' op operand #1 must be variadic of index, but got 'i32'}}
  %0 = "memref.load"(%m, %i) : (memref<2xi8>, i32) -> i8
  return
}

// -----

func.func @store_indices(%m: memref<2x3xi8>, %i: index, %x: i8) {
  // expected-error@below {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %x, %m[%i, %i, %i] : memref<2x3xi8>
  return
}

// -----

func.func @store_element(%m: memref<2xi8>, %i: index, %x: f32) {
  // expected-error@below {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%x, %m, %i) : (f32, memref<2xi8>, index) -> ()
  return
}

// -----

func.func @store_alignment(%m: memref<i8>, %x: i8) {
  // expected-error@below {{'memref.store' op attribute 'alignment' failed to satisfy constraint}}
  memref.store %x, %m[] {alignment = 3} : memref<i8>
  return
}

// -----

func.func @prefetch_indices(%m: memref<2x3xi8>, %i: index) {
  // expected-error@below {{'memref.prefetch' op too few indices}}
  memref.prefetch %m[%i], read, locality<1>, data : memref<2x3xi8>
  return
}

// -----

func.func @prefetch_access(%m: memref<2xi8>, %i: index) {
  // expected-error@below {{rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%i], peek, locality<1>, data : memref<2xi8>
  return
}

// -----

func.func @prefetch_cache(%m: memref<2xi8>, %i: index) {
  // expected-error@below {{cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%i], read, locality<1>, level2 : memref<2xi8>
  return
}

// -----

func.func @prefetch_locality(%m: memref<2xi8>, %i: index) {
  // expected-error@below {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %m[%i], write, locality<4>, data : memref<2xi8>
  return
}

// -----

func.func @copy_element(%m: memref<2xi8>, %n: memref<2xi16>) {
  // expected-error@below {{'memref.copy' op requires the same element type for all operands}}
  memref.copy %m, %n : memref<2xi8> to memref<2xi16>
  return
}

// -----

func.func @copy_shape(%m: memref<2xi8>, %n: memref<3xi8>) {
  // expected-error@below {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %m, %n : memref<2xi8> to memref<3xi8>
  return
}

// -----

func.func @dma_nothing() {
  // expected-error@below {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"() : () -> ()
  return
}

// -----

func.func @dma_source(%i: index, %m: memref<4xi8>) {
  // expected-error@below {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%i, %i, %m, %i, %i, %m, %i) : (index, index, memref<4xi8>, index, index, memref<4xi8>, index) -> ()
  return
}

// -----

func.func @dma_source_index(%i: index, %x: i32, %m: memref<4xi8>) {
  // expected-error@below {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%m, %x, %m, %i, %i, %m, %i) : (memref<4xi8>, i32, memref<4xi8>, index, index, memref<4xi8>, index) -> ()
  return
}

// -----

func.func @dma_target(%i: index, %m: memref<4xi8>) {
  // expected-error@below {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%m, %i, %i, %i, %i, %m, %i) : (memref<4xi8>, index, index, index, index, memref<4xi8>, index) -> ()
  return
}

// -----

func.func @dma_target_index(%i: index, %x: i32, %m: memref<4xi8>) {
  // expected-error@below {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%m, %i, %m, %x, %i, %m, %i) : (memref<4xi8>, index, memref<4xi8>, i32, index, memref<4xi8>, index) -> ()
  return
}

// -----

func.func @dma_count(%i: index, %x: i32, %m: memref<4xi8>) {
  // expected-error@below {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%m, %i, %m, %i, %x, %m, %i) : (memref<4xi8>, index, memref<4xi8>, index, i32, memref<4xi8>, index) -> ()
  return
}

// -----

func.func @dma_tag(%i: index, %m: memref<4xi8>) {
  // expected-error@below {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %i, %i) : (memref<4xi8>, index, memref<4xi8>, index, index, index, index) -> ()
  return
}

// -----

func.func @dma_tag_index(%i: index, %x: i32, %m: memref<4xi8>) {
  // expected-error@below {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %x) : (memref<4xi8>, index, memref<4xi8>, index, index, memref<4xi8>, i32) -> ()
  return
}

// -----

func.func @dma_too_many(%i: index, %m: memref<4xi8>) {
  // expected-error@below {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %i) : (memref<4xi8>, index, memref<4xi8>, index, index, memref<4xi8>, index, index) -> ()
  return
}

// -----

func.func @dma_stride(%i: index, %x: i32, %m: memref<4xi8>) {
  // expected-error@below {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %i, %x) : (memref<4xi8>, index, memref<4xi8>, index, index, memref<4xi8>, index, index, i32) -> ()
  return
}

// -----

func.func @dma_one_stride(%i: index, %m: memref<4xi8>) {
  // expected-error@below {{expected two stride related operands}}
  memref.dma_start %m[%i], %m[%i], %i, %m[%i], %i : memref<4xi8>, memref<4xi8>, memref<4xi8>
  return
}

// -----

func.func @dma_types(%i: index, %m: memref<4xi8>) {
  // expected-error@below {{fewer/more types expected}}
  memref.dma_start %m[%i], %m[%i], %i, %m[%i] : memref<4xi8>, memref<4xi8>
  return
}

// -----

func.func @dma_wait(%i: index, %m: memref<4xi8>) {
  // expected-error@below {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
  memref.dma_wait %m[%i, %i], %i : memref<4xi8>
  return
}

// -----

func.func @rmw_indices(%i: index, %x: i8, %m: memref<4x4xi8>) {
  // expected-error@below {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i8, memref<4x4xi8>) -> i8
  return
}

// -----

func.func @rmw_float(%x: i8, %m: memref<i8>) {
  // expected-error@below {{'memref.atomic_rmw' op with kind 'maximumf' expects a floating-point type}}
  %0 = memref.atomic_rmw maximumf %x, %m[] : (i8, memref<i8>) -> i8
  return
}

// -----

func.func @rmw_int(%x: f16, %m: memref<f16>) {
  // expected-error@below {{'memref.atomic_rmw' op with kind 'xori' expects an integer type}}
  %0 = memref.atomic_rmw xori %x, %m[] : (f16, memref<f16>) -> f16
  return
}

// -----

func.func @rmw_element(%x: i16, %m: memref<i8>) {
  // expected-error@below {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = memref.atomic_rmw addi %x, %m[] : (i16, memref<i8>) -> i16
  return
}

// -----

func.func @rmw_result(%x: i8, %m: memref<i8>) {
  // expected-error@below {{'memref.atomic_rmw' op failed to verify that all of {value, result} have same type}}
  %0 = memref.atomic_rmw addi %x, %m[] : (i8, memref<i8>) -> i16
  return
}

// -----

func.func @rmw_kind(%x: i8, %m: memref<i8>) {
  // expected-error@below {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw subi %x, %m[] : (i8, memref<i8>) -> i8
  return
}

// -----

func.func @rmw_vector(%x: vector<2xi8>, %m: memref<vector<2xi8>>) {
  // expected-error@below {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'vector<2xi8>'}}
  %0 = memref.atomic_rmw addi %x, %m[] : (vector<2xi8>, memref<vector<2xi8>>) -> vector<2xi8>
  return
}

// -----

func.func @generic_rmw_arguments(%m: memref<i8>) {
  // expected-error@below {{expected single number of entry block arguments}}
  %0 = "memref.generic_atomic_rmw"(%m) ({
  ^bb0(%x: i8, %y: i8):
    memref.atomic_yield %x : i8
  }) : (memref<i8>) -> i8
  return
}

// -----

func.func @generic_rmw_argument_type(%m: memref<i8>, %z: i8) {
  // expected-error@below {{expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[] : memref<i8> {
  ^bb0(%x: i16):
    memref.atomic_yield %z : i8
  }
  return
}

// -----

func.func @generic_rmw_effect(%m: memref<i8>) {
  %0 = memref.generic_atomic_rmw %m[] : memref<i8> {
  ^bb0(%x: i8):
    // expected-error@below {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    memref.store %x, %m[] : memref<i8>
    memref.atomic_yield %x : i8
  }
  return
}

// -----

func.func @generic_rmw_yield(%m: memref<i8>, %z: i16) {
  %0 = memref.generic_atomic_rmw %m[] : memref<i8> {
  ^bb0(%x: i8):
    // expected-error@below {{types mismatch between yield op: 'i16' and its parent: 'i8'}}
    memref.atomic_yield %z : i16
  }
  return
}

// -----

func.func @yield_elsewhere(%x: i8) {
  // expected-error@below {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  memref.atomic_yield %x : i8
}

// -----

func.func @cast_element(%m: memref<4xi8>) {
  // expected-error@below {{operand type 'memref<4xi8>' and result type 'memref<4xi16>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xi8> to memref<4xi16>
  return
}

// -----

func.func @cast_size(%m: memref<4xi8>) {
  // expected-error@below {{operand type 'memref<4xi8>' and result type 'memref<5xi8>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xi8> to memref<5xi8>
  return
}

// -----

func.func @cast_stride(%m: memref<4x4xi8>) {
  // expected-error@below {{operand type 'memref<4x4xi8>' and result type 'memref<4x4xi8, strided<[5, 1]>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xi8> to memref<4x4xi8, strided<[5, 1]>>
  return
}

// -----

func.func @cast_offset(%m: memref<4xi8, strided<[1], offset: 1>>) {
  // expected-error@below {{are cast incompatible}}
  %0 = memref.cast %m : memref<4xi8, strided<[1], offset: 1>> to memref<4xi8, strided<[?], offset: 2>>
  return
}

// -----

func.func @cast_space(%m: memref<*xi8, 1>) {
  // expected-error@below {{operand type 'memref<*xi8, 1>' and result type 'memref<4xi8>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xi8, 1> to memref<4xi8>
  return
}

// -----

func.func @cast_unranked(%m: memref<*xi8>) {
  // expected-error@below {{operand type 'memref<*xi8>' and result type 'memref<*xi8>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xi8> to memref<*xi8>
  return
}

// -----

func.func @space_cast_shape(%m: memref<4xi8>) {
  // expected-error@below {{operand type 'memref<4xi8>' and result type 'memref<?xi8, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xi8> to memref<?xi8, 1>
  return
}

// -----

func.func @assume_power(%m: memref<4xi8>) {
  // expected-error@below {{alignment must be power of 2}}
  %0 = memref.assume_alignment %m, 12 : memref<4xi8>
  return
}

// -----

func.func @assume_positive(%m: memref<4xi8>) {
  // expected-error@below {{attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<4xi8>
  return
}

// -----

func.func @distinct_nothing() {
  // expected-error@below {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @distinct_types(%m: memref<4xi8>, %n: memref<5xi8>) {
  // expected-error@below {{'memref.distinct_objects' op operand types and result types must match}}
  %0:2 = "memref.distinct_objects"(%m, %n) : (memref<4xi8>, memref<5xi8>) -> (memref<5xi8>, memref<4xi8>)
  return
}

// -----

func.func @view_source_layout(%m: memref<?xi8, strided<[2]>>, %i: index) {
  // expected-error@below {{unsupported map for base memref type 'memref<?xi8, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<?xi8, strided<[2]>> to memref<4xi32>
  return
}

// -----

func.func @view_result_layout(%m: memref<?xi8>, %i: index) {
  // expected-error@below {{unsupported map for result memref type 'memref<4xi32, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<?xi8> to memref<4xi32, strided<[2]>>
  return
}

// -----

func.func @view_space(%m: memref<?xi8, 3>, %i: index) {
  // expected-error@below {{different memory spaces specified for base memref type 'memref<?xi8, 3>' and view memref type 'memref<4xi32>'}}
  %0 = memref.view %m[%i][] : memref<?xi8, 3> to memref<4xi32>
  return
}

// -----

func.func @view_sizes(%m: memref<?xi8>, %i: index) {
  // expected-error@below {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = memref.view %m[%i][%i] : memref<?xi8> to memref<?x?xi32>
  return
}

// -----

func.func @view_source(%m: memref<?xi16>, %i: index) {
  // expected-error@below {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xi16>'}}
  %0 = memref.view %m[%i][] : memref<?xi16> to memref<4xi32>
  return
}

// -----

func.func @subview_space(%m: memref<8xi8, 1>) {
  // expected-error@below {{different memory spaces specified for base memref type 'memref<8xi8, 1>' and subview memref type 'memref<4xi8>'}}
  %0 = memref.subview %m[0] [4] [1] : memref<8xi8, 1> to memref<4xi8>
  return
}

// -----

func.func @subview_rank(%m: memref<8x8xi8>) {
  // expected-error@below {{expected 2 offset values, got 1}}
  %0 = memref.subview %m[0] [4] [1] : memref<8x8xi8> to memref<4xi8>
  return
}

// -----

func.func @subview_lists(%m: memref<8x8xi8>) {
  // expected-error@below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed}}
  %0 = memref.subview %m[0, 0] [4] [1] : memref<8x8xi8> to memref<4xi8>
  return
}

// -----

func.func @subview_strides(%m: memref<8x8xi8>) {
  // expected-error@below {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed}}
  %0 = memref.subview %m[0, 0] [4, 4] [1] : memref<8x8xi8> to memref<4xi8>
  return
}

// -----

func.func @subview_negative_offset(%m: memref<8xi8>) {
  // expected-error@below {{expected offsets to be non-negative, but got -1}}
  %0 = memref.subview %m[-1] [4] [1] : memref<8xi8> to memref<4xi8, strided<[1], offset: -1>>
  return
}

// -----

func.func @subview_negative_size(%m: memref<8xi8>) {
  // expected-error@below {{expected sizes to be non-negative, but got -4}}
  %0 = memref.subview %m[0] [-4] [1] : memref<8xi8> to memref<?xi8>
  return
}

// -----

func.func @subview_result_rank(%m: memref<8xi8>) {
  // expected-error@below {{expected result rank to be smaller or equal to the source rank, but got 'memref<4x1xi8>'}}
  %0 = memref.subview %m[0] [4] [1] : memref<8xi8> to memref<4x1xi8>
  return
}

// -----

func.func @subview_result_sizes(%m: memref<8x8xi8>) {
  // expected-error@below {{expected result type to be 'memref<2x4xi8, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes)}}
  %0 = memref.subview %m[0, 0] [2, 4] [1, 1] : memref<8x8xi8> to memref<4xi8>
  return
}

// -----

func.func @subview_result_element(%m: memref<8xi8>) {
  // expected-error@below {{expected result element type to be 'i8'}}
  %0 = memref.subview %m[0] [4] [1] : memref<8xi8> to memref<4xi16>
  return
}

// -----

func.func @subview_result_offset(%m: memref<8x8xi8>) {
  // expected-error@below {{expected result type to be 'memref<2x4xi8, strided<[16, 1], offset: 9>>' or a rank-reduced version. (mismatch of result layout)}}
  %0 = memref.subview %m[1, 1] [2, 4] [2, 1] : memref<8x8xi8> to memref<2x4xi8, strided<[16, 1]>>
  return
}

// -----

func.func @subview_result_strides(%m: memref<8x8xi8>) {
  // expected-error@below {{expected result type to be 'memref<1x4xi8, strided<[8, 2]>>' or a rank-reduced version. (mismatch of result layout)}}
  %0 = memref.subview %m[0, 0] [1, 4] [1, 2] : memref<8x8xi8> to memref<4xi8, strided<[1]>>
  return
}

// -----

func.func @subview_offset_bounds(%m: memref<8xi8>) {
  // expected-error@below {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8] [0] [1] : memref<8xi8> to memref<0xi8, strided<[1], offset: 8>>
  return
}

// -----

func.func @subview_slice_bounds(%m: memref<4x8xi8>) {
  // expected-error@below {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[0, 2] [4, 3] [1, 3] : memref<4x8xi8> to memref<4x3xi8, strided<[8, 3], offset: 2>>
  return
}

// -----

func.func @subview_layout(%m: memref<8xi8, affine_map<(i) -> (i floordiv 2)>>) {
  // expected-error@below {{base type 'memref<8xi8, affine_map<(d0) -> (d0 floordiv 2)>>' is not strided}}
  %0 = memref.subview %m[0] [4] [1] : memref<8xi8, affine_map<(i) -> (i floordiv 2)>> to memref<4xi8>
  return
}

// -----

func.func @reinterpret_space(%m: memref<8xi8, 1>) {
  // expected-error@below {{different memory spaces specified for source type 'memref<8xi8, 1>' and result memref type 'memref<4xi8>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8xi8, 1> to memref<4xi8>
  return
}

// -----

func.func @reinterpret_element(%m: memref<*xi8>) {
  // expected-error@below {{different element types specified for source type 'memref<*xi8>' and result memref type 'memref<4xi16>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<*xi8> to memref<4xi16>
  return
}

// -----

func.func @reinterpret_size(%m: memref<*xi8>) {
  // expected-error@below {{expected result type with size = 3 instead of 4 in dim = 1}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [4, 1] : memref<*xi8> to memref<2x4xi8>
  return
}

// -----

func.func @reinterpret_offset(%m: memref<*xi8>, %i: index) {
  // expected-error@below {{expected result type with offset = dynamic instead of 2}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<*xi8> to memref<4xi8, strided<[1], offset: 2>>
  return
}

// -----

func.func @reinterpret_stride(%m: memref<*xi8>) {
  // expected-error@below {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<*xi8> to memref<4xi8>
  return
}

// -----

func.func @reinterpret_rank(%m: memref<*xi8>) {
  // expected-error@below {{expected 1 size values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<*xi8> to memref<4xi8>
  return
}

// -----

func.func @transpose_permutation(%m: memref<2x3xi8>) {
  // expected-error@below {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<2x3xi8> to memref<2x2xi8>
  return
}

// -----

func.func @transpose_rank(%m: memref<2x3xi8>) {
  // expected-error@below {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i) -> (i) : memref<2x3xi8> to memref<2x3xi8>
  return
}

// -----

func.func @transpose_type(%m: memref<2x3xi8>) {
  // expected-error@below {{'memref.transpose' op result type 'memref<3x2xi8>' is not equivalent to the canonical transposed input type 'memref<3x2xi8, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi8> to memref<3x2xi8>
  return
}

// -----

func.func @reshape_element(%m: memref<4xi8>, %s: memref<1xindex>) {
  // expected-error@below {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%s) : (memref<4xi8>, memref<1xindex>) -> memref<4xi16>
  return
}

// -----

func.func @reshape_source(%m: memref<4xi8, strided<[2]>>, %s: memref<1xindex>) {
  // expected-error@below {{'memref.reshape' op source memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4xi8, strided<[2]>>, memref<1xindex>) -> memref<4xi8>
  return
}

// -----

func.func @reshape_result(%m: memref<4xi8>, %s: memref<1xindex>) {
  // expected-error@below {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4xi8>, memref<1xindex>) -> memref<4xi8, strided<[1], offset: 2>>
  return
}

// -----

func.func @reshape_length(%m: memref<4xi8>, %s: memref<?xindex>) {
  // expected-error@below {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %m(%s) : (memref<4xi8>, memref<?xindex>) -> memref<2x2xi8>
  return
}

// -----

func.func @reshape_rank(%m: memref<4xi8>, %s: memref<3xindex>) {
  // expected-error@below {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%s) : (memref<4xi8>, memref<3xindex>) -> memref<2x2xi8>
  return
}

// -----

func.func @reshape_shape(%m: memref<4xi8>, %s: memref<1xf32>) {
  // expected-error@below {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<1xf32>'}}
  %0 = memref.reshape %m(%s) : (memref<4xi8>, memref<1xf32>) -> memref<4xi8>
  return
}

// -----

func.func @expand_rank(%m: memref<2x3xi8>) {
  // expected-error@below {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %0 = memref.expand_shape %m [[0], [1]] output_shape [6] : memref<2x3xi8> into memref<6xi8>
  return
}

// -----

func.func @expand_groups(%m: memref<2x3xi8>) {
  // expected-error@below {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 2}}
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [1, 2, 3] : memref<2x3xi8> into memref<1x2x3xi8>
  return
}

// -----

func.func @expand_order(%m: memref<2x3xi8>) {
  // expected-error@below {{'memref.expand_shape' op reassociation indices must be contiguous}}
  %0 = memref.expand_shape %m [[0, 2], [1]] output_shape [1, 3, 2] : memref<2x3xi8> into memref<1x3x2xi8>
  return
}

// -----

func.func @expand_out_of_bounds(%m: memref<2x3xi8>) {
  // expected-error@below {{'memref.expand_shape' op reassociation index 3 is out of bounds}}
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [1, 2, 3] : memref<2x3xi8> into memref<1x2x3xi8>
  return
}

// -----

func.func @expand_too_few(%m: memref<2x3xi8>) {
  // expected-error@below {{'memref.expand_shape' op expanded rank (4) inconsistent with number of reassociation indices (3)}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [1, 2, 3, 1] : memref<2x3xi8> into memref<1x2x3x1xi8>
  return
}

// -----

func.func @expand_product(%m: memref<8xi8>) {
  // expected-error@below {{'memref.expand_shape' op collapsed dim size (8) must equal reassociation group size (6)}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<8xi8> into memref<2x3xi8>
  return
}

// -----

func.func @expand_dynamic(%m: memref<8xi8>, %i: index) {
  // expected-error@below {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, 2] : memref<8xi8> into memref<?x2xi8>
  return
}

// -----

func.func @expand_type(%m: memref<8xi8, strided<[3]>>) {
  // expected-error@below {{'memref.expand_shape' op expected expanded type to be 'memref<4x2xi8, strided<[6, 3]>>' but found 'memref<4x2xi8, strided<[2, 1]>>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 2] : memref<8xi8, strided<[3]>> into memref<4x2xi8, strided<[2, 1]>>
  return
}

// -----

func.func @expand_point(%m: memref<i8>) {
  // expected-error@below {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %m [] output_shape [1, 2] : memref<i8> into memref<1x2xi8>
  return
}

// -----

func.func @expand_shape_count(%m: memref<8xi8>) {
  // expected-error@below {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 3 inputs instead}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 2, 1] : memref<8xi8> into memref<4x2xi8>
  return
}

// -----

func.func @expand_shape_static(%m: memref<8xi8>) {
  // expected-error@below {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 3] : memref<8xi8> into memref<4x2xi8>
  return
}

// -----

func.func @collapse_rank(%m: memref<8xi8>) {
  // expected-error@below {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %0 = memref.collapse_shape %m [[0]] : memref<8xi8> into memref<4x2xi8>
  return
}

// -----

func.func @collapse_gaps(%m: memref<4x2xi8, strided<[3, 1]>>) {
  // expected-error@below {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x2xi8, strided<[3, 1]>> into memref<8xi8>
  return
}

// -----

func.func @collapse_type(%m: memref<4x2xi8, strided<[4, 2]>>) {
  // expected-error@below {{'memref.collapse_shape' op expected collapsed type to be 'memref<8xi8, strided<[2]>>' but found 'memref<8xi8>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x2xi8, strided<[4, 2]>> into memref<8xi8>
  return
}

// -----

func.func @dim_rank_0(%m: memref<i8>, %i: index) {
  // expected-error@below {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<i8>'}}
  %0 = memref.dim %m, %i : memref<i8>
  return
}

// -----

func.func @rank_of_number(%x: i8) {
  // expected-error@below {{'memref.rank' op operand #0 must be ranked or unranked memref of any type values, but got 'i8'}}
  %0 = "memref.rank"(%x) : (i8) -> index
  return
}

// -----

func.func @metadata_results(%m: memref<2x3xi8>) {
  // expected-error@below {{'memref.extract_strided_metadata' op inferred type(s)}}
  // expected-error@below {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<2x3xi8>) -> (memref<i8>, index, index, index)
  return
}

// -----

func.func @metadata_layout(%m: memref<8xi8, affine_map<(i) -> (i mod 4)>>) {
  // expected-error@below {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values}}
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<8xi8, affine_map<(i) -> (i mod 4)>>) -> (memref<i8>, index, index, index)
  return
}

// -----

// expected-error@below {{type should be static shaped memref, but got 'memref<?xi8>'}}
memref.global @dynamic : memref<?xi8>

// -----

// expected-error@below {{initial value should be a unit or elements attribute}}
memref.global @number : memref<i8> = "three"

// -----

// expected-error@below {{'memref.global' op initial value element expected to be of type 'i8', but was of type 'i16'}}
"memref.global"() <{sym_name = "g", type = memref<2xi8>, initial_value = dense<1> : tensor<2xi16>}> : () -> ()

// -----

// expected-error@below {{'memref.global' op initial value shape expected to be 2, 3 but was 3, 2}}
"memref.global"() <{sym_name = "g", type = memref<2x3xi8>, initial_value = dense<1> : tensor<3x2xi8>}> : () -> ()

// -----

// expected-error@below {{'memref.global' op initial value should be a unit or elements attribute, but got "x"}}
"memref.global"() <{sym_name = "g", type = memref<2x3xi8>, initial_value = "x"}> : () -> ()

// -----

// expected-error@below {{'memref.global' op attribute 'alignment' failed to satisfy constraint}}
memref.global @g : memref<2xi8> {alignment = 7 : i64}

// -----

func.func @get_global_unknown() {
  // expected-error@below {{'memref.get_global' op 'nowhere' does not reference a valid global memref}}
  %0 = memref.get_global @nowhere : memref<2xi8>
  return
}

// -----

func.func private @f()
func.func @get_global_function() {
  // expected-error@below {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %0 = memref.get_global @f : memref<2xi8>
  return
}

// -----

memref.global @g : memref<2xi8>
func.func @get_global_type() {
  // expected-error@below {{'memref.get_global' op result type 'memref<3xi8>' does not match type 'memref<2xi8>' of the global memref @g}}
  %0 = memref.get_global @g : memref<3xi8>
  return
}

// -----

// One dimension: strided<[1]> and no layout are two types.
func.func @transpose_row(%m: memref<2xf16>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<2xf16>' is not equivalent to the canonical transposed input type 'memref<2xf16, strided<[1]>>'}}
  %0 = memref.transpose %m (i) -> (i) : memref<2xf16> to memref<2xf16>
  return
}
