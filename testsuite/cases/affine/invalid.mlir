// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
func.func @apply_takes_as_many_as_its_map(%i: index) {
  // expected-error @+1 {{dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0)[s0] -> (d0)>(%i)
  return
}

// -----

func.func @apply_generic_operands(%i: index) {
  // expected-error @+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%i) <{map = affine_map<(d0)[s0] -> (d0)>}> : (index) -> index
  return
}

// -----

func.func @apply_gives_one_value(%i: index) {
  // expected-error @+1 {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  return
}

// -----

func.func @apply_variable_as_symbol() {
  affine.for %i = 0 to 4 {
    // expected-error @+1 {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i]
  }
  return
}

// -----

func.func @min_takes_as_many_as_its_map(%i: index) {
  // expected-error @+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%i)
  return
}

// -----

func.func @max_of_nothing(%i: index) {
  // expected-error @+1 {{'affine.max' op affine map expect at least one result}}
  %0 = affine.max affine_map<(d0) -> ()>(%i)
  return
}

// -----

func.func @map_expected(%i: index) {
  // expected-error @+1 {{invalid kind of attribute specified}}
  %0 = affine.apply affine_set<(d0) : (d0 >= 0)>(%i)
  return
}

// -----

func.func @load_result_count(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @load_operand_count(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x4xf32>, index) -> f32
  return
}

// -----

func.func @load_result_type(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> f64
  return
}

// -----

func.func @load_from_tensor(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
  %0 = affine.load %t[%i] : tensor<4xf32>
  return
}

// -----

func.func @load_not_affine(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  %0 = affine.load %m[%i * %j] : memref<4xf32>
  return
}

// -----

func.func @load_any_value(%m: memref<4xf32>, %s: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = memref.load %s[%i] : memref<4xindex>
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%j] : memref<4xf32>
  }
  return
}

// -----

func.func @load_variable_as_symbol(%m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    // expected-error @+1 {{'affine.load' op operand cannot be used as a symbol}}
    %0 = affine.load %m[symbol(%i)] : memref<4xf32>
  }
  return
}

// -----

func.func @load_minimum(%m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %j = affine.min affine_map<(d0) -> (d0, 2)>(%i)
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%j] : memref<4xf32>
  }
  return
}

// -----

func.func @store_value_type(%m: memref<4xf32>, %i: index, %x: f64) {
  // expected-error @+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f64, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @vector_load_element(%m: memref<4xf32>) {
  // expected-error @+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %m[0] : memref<4xf32>, vector<2xf64>
  return
}

// -----

func.func @vector_load_of_scalar(%m: memref<4xf32>) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = affine.vector_load %m[0] : memref<4xf32>, f32
  return
}

// -----

func.func @vector_store_element(%m: memref<4xf32>, %v: vector<2xi32>) {
  // expected-error @+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %v, %m[0] : memref<4xf32>, vector<2xi32>
  return
}

// -----

func.func @prefetch_kind(%m: memref<4xf32>) {
  // expected-error @+1 {{rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[0], touch, locality<0>, data : memref<4xf32>
  return
}

// -----

func.func @prefetch_cache(%m: memref<4xf32>) {
  // expected-error @+1 {{cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[0], read, locality<0>, both : memref<4xf32>
  return
}

// -----

func.func @prefetch_locality(%m: memref<4xf32>) {
  // expected-error @+1 {{attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %m[0], read, locality<4>, data : memref<4xf32>
  return
}

// -----

func.func @prefetch_rank(%m: memref<4x4xf32>) {
  // expected-error @+1 {{affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[0], read, locality<0>, data : memref<4x4xf32>
  return
}

// -----

func.func @for_step() {
  // expected-error @+1 {{expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 4 step -1 {
  }
  return
}

// -----

func.func @for_prefix(%n: index) {
  // expected-error @+1 {{upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %i = 0 to affine_map<(d0) -> (d0, 4)>(%n) {
  }
  return
}

// -----

func.func @for_dims(%n: index) {
  // expected-error @+1 {{dim operand count and affine map dim count must match}}
  affine.for %i = affine_map<(d0) -> (d0)>()[%n] to 4 {
  }
  return
}

// -----

func.func @for_symbols(%n: index) {
  // expected-error @+1 {{symbol operand count and affine map symbol count must match}}
  affine.for %i = affine_map<(d0) -> (d0)>(%n)[%n] to 4 {
  }
  return
}

// -----

func.func @for_bound() {
  // expected-error @+1 {{expected valid affine map representation for loop bounds}}
  affine.for %i = 0 to "four" {
  }
  return
}

// -----

func.func @for_variable_bound() {
  affine.for %i = 0 to 4 {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %i {
    }
  }
  return
}

// -----

func.func @for_counts(%x: f32) {
  // expected-error @+1 {{mismatch between the number of loop-carried values and results}}
  affine.for %i = 0 to 4 iter_args(%a = %x) -> (f32, f32) {
  }
  return
}

// -----

func.func @for_yields_too_little(%x: f32) {
  %0 = affine.for %i = 0 to 4 iter_args(%a = %x) -> (f32) {
    // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield
  }
  return
}

// -----

func.func @for_yields_another_type(%x: f32, %y: f64) {
  %0 = affine.for %i = 0 to 4 iter_args(%a = %x) -> (f32) {
    // expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %y : f64
  }
  return
}

// -----

func.func @for_variable_type() {
  // expected-error @+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: i32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @for_without_bound() {
  // expected-error @+1 {{'affine.for' op expected lower bound map to have at least one result}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @yield_alone() {
  // expected-error @+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  affine.yield
}

// -----

func.func @if_dims(%n: index) {
  // expected-error @+1 {{dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>()[%n, %n] {
  }
  return
}

// -----

func.func @if_symbols(%n: index) {
  // expected-error @+1 {{symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%n) {
  }
  return
}

// -----

func.func @if_set(%n: index) {
  // expected-error @+1 {{invalid kind of attribute specified}}
  affine.if affine_map<(d0) -> (d0)>(%n) {
  }
  return
}

// -----

func.func @if_without_else(%n: index) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index {
    affine.yield %n : index
  }
  return
}

// -----

func.func @if_operand(%n: i32) {
  // expected-error @+1 {{'affine.if' op operand cannot be used as a dimension id}}
  "affine.if"(%n) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
    affine.yield
  }, {}) : (i32) -> ()
  return
}

// -----

func.func @parallel_counts() {
  // expected-error @+1 {{the number of region arguments (2) and the number of map groups for lower (1) and upper bound (2), and the number of steps (2) must all match}}
  affine.parallel (%i, %j) = (0) to (4, 4) {
  }
  return
}

// -----

func.func @parallel_steps(%n: index) {
  // expected-error @+1 {{steps must be constant integers}}
  affine.parallel (%i) = (0) to (4) step (%n) {
  }
  return
}

// -----

func.func @parallel_reduction() {
  // expected-error @+1 {{invalid reduction value: "sum"}}
  affine.parallel (%i) = (0) to (4) reduce ("sum") {
  }
  return
}

// -----

func.func @parallel_reduction_count(%x: f32) {
  // expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (4) -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @parallel_reduction_type(%x: f32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("addi") -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @parallel_empty_group() {
  // expected-error @+1 {{expected lower bound map to have at least one result}}
  affine.parallel (%i) = (max()) to (4) {
  }
  return
}

// -----

func.func @delinearize_results(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0 = affine.delinearize_index %i into (4, 5) : index
  return
}

// -----

func.func @delinearize_basis(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0 = affine.delinearize_index %i into (0) : index
  return
}

// -----

func.func @linearize_basis(%i: index) {
  // expected-error @+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%i] by (2, 3) : index
  return
}

// -----

// Upstream counts as initial values what no bound's map takes, whatever the segments say.
func.func @for_values(%i: index) {
  // expected-error @+1 {{'affine.for' op mismatch between the number of loop-carried values and results}}
  %0 = "affine.for"(%i) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%a: index, %b: index):
    "affine.yield"(%b) : (index) -> ()
  }) : (index) -> index
  return
}

// -----

func.func @for_yields(%i: index) {
  // expected-error @+1 {{'affine.for' op different number of region iter_args and yielded values: 0 != 1}}
  %0 = "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (2)>}> ({
  ^bb0(%a: index):
    "affine.yield"(%i) : (index) -> ()
  }) : () -> index
  return
}
