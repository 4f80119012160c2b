// RUN: mlir-interp verify --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// RUN: mlir-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
func.func @for_bounds(%a: index, %b: f32) {
  // expected-error@below {{operand #1 must be signless integer or index, but got 'f32'}}
  "scf.for"(%a, %b, %a) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, f32, index) -> ()
  return
}

// -----

func.func @for_types(%a: i64, %b: i32) {
  // expected-error@below {{failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%a, %b, %a) ({
  ^bb0(%i: i64):
    scf.yield
  }) : (i64, i32, i64) -> ()
  return
}

// -----

func.func @for_variable(%a: i64) {
  // expected-error@below {{expected induction variable to be same type as bounds and step}}
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    scf.yield
  }) : (i64, i64, i64) -> ()
  return
}

// -----

func.func @for_init_type(%a: index, %x: f32) {
  // expected-error@below {{1-th init and 1-th region iter_arg have different type: 'f32' != 'f64'}}
  %r:2 = "scf.for"(%a, %a, %a, %x, %x) ({
  ^bb0(%i: index, %p: f32, %q: f64):
    scf.yield %p, %q : f32, f64
  }) : (index, index, index, f32, f32) -> (f32, f64)
  return
}

// -----

func.func @for_arguments(%a: index, %x: f32) {
  // expected-error@below {{different number of inits and region iter_args: 1 != 0}}
  %r = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @for_yield_nothing(%a: index, %x: f32) {
  // expected-error@below {{along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note@below {{region branch point}}
  %r = scf.for %i = %a to %a step %a iter_args(%p = %x) -> (f32) {
  }
  return
}

// -----

func.func @for_terminator(%a: index) {
  // expected-error@below {{expects regions to end with 'scf.yield', found 'test.end'}}
  // expected-note@below {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    "test.end"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @for_no_step(%a: index) {
  // expected-error@below {{custom op 'scf.for' expected 'step'}}
  scf.for %i = %a to %a {
  }
  return
}

// -----

func.func @for_bound_inside(%a: index) {
  // expected-error@below {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  scf.for %i = %a to %a step %a iter_args(%x = %a, %y = %a) -> (index) {
  }
  return
}

// -----

func.func @for_type_of_value(%a: i32) {
  // expected-note@above {{prior use here}}
  // expected-error@below {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %i = %a to %a step %a {
  }
  return
}

// -----

func.func @while_arguments(%x: f32, %c: i1) {
  // expected-error@below {{along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note@below {{region branch point}}
  "scf.while"(%x) ({
    scf.condition(%c)
  }, {
    scf.yield
  }) : (f32) -> ()
  return
}

// -----

func.func @while_results(%x: f32, %c: i1) {
  // expected-error@below {{along control flow edge from Operation scf.condition to parent: successor operand type #0 'i1' should match successor input type #0 'f32'}}
  %r = scf.while : () -> f32 {
    // expected-note@below {{region branch point}}
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%y: i1):
    scf.yield
  }
  return
}

// -----

func.func @while_back(%x: f32, %c: i1) {
  // expected-error@below {{along control flow edge from Operation scf.yield to Region #0: region branch point has 2 operands, but region successor needs 1 inputs}}
  %r = scf.while (%p = %x) : (f32) -> f32 {
    scf.condition(%c) %p : f32
  } do {
  ^bb0(%y: f32):
    // expected-note@below {{region branch point}}
    scf.yield %y, %y : f32, f32
  }
  return
}

// -----

func.func @while_yields(%c: i1) {
  // expected-error@below {{expects the 'before' region to terminate with 'scf.condition'}}
  scf.while : () -> () {
    // expected-note@below {{terminator here}}
    scf.yield
  } do {
    scf.yield
  }
  return
}

// -----

func.func @condition_alone(%c: i1) {
  scf.if %c {
    // expected-error@below {{'scf.condition' op expects parent op 'scf.while'}}
    scf.condition(%c)
  }
  return
}

// -----

func.func @if_else(%c: i1, %x: f32) {
  // expected-error@below {{along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'f32'}}
  %r = scf.if %c -> f32 {
    scf.yield %x : f32
  } else {
    // expected-note@below {{region branch point}}
    scf.yield %c : i1
  }
  return
}

// -----

func.func @if_without_else(%c: i1, %x: f32) {
  // expected-error@below {{must have an else block if defining values}}
  %r = scf.if %c -> f32 {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @if_blocks(%c: i1) {
  // expected-error@below {{expects region #0 to have 0 or 1 blocks}}
  scf.if %c {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}

// -----

func.func @if_empty_then(%c: i1) {
  // expected-error@below {{region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({}, {}) : (i1) -> ()
  return
}

// -----

func.func @switch_cases(%i: index) {
  // expected-error@below {{has 1 case regions but 2 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1, 2>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @switch_twice(%i: index) {
  // expected-error@below {{has duplicate case value: -3}}
  scf.index_switch %i
  case -3 {
    scf.yield
  }
  case -3 {
    scf.yield
  }
  default {
  }
  return
}

// -----

func.func @switch_case_type(%i: index, %x: f32) {
  // expected-error@below {{expected result #1 of each region to be 'f32'}}
  %r:2 = scf.index_switch %i -> index, f32
  case 1 {
    // expected-note@below {{case region #0 returns 'index' here}}
    scf.yield %i, %i : index, index
  }
  default {
    scf.yield %i, %x : index, f32
  }
  return
}

// -----

func.func @execute_region_exits(%c: i1, %x: f32) {
  // expected-error@below {{along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = scf.execute_region -> f32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : f32
  ^bb2:
    // expected-note@below {{region branch point}}
    scf.yield
  }
  return
}

// -----

func.func @execute_region_empty() {
  // expected-error@below {{region needs to have at least one block}}
  scf.execute_region {
  }
  return
}

// -----

func.func @parallel_variables(%a: index) {
  // expected-error@below {{expects the same number of induction variables: 2 as bound and step values: 1}}
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index, %j: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @parallel_step(%a: index) {
  %m1 = arith.constant -1 : index
  // expected-error@below {{constant step operand must be positive}}
  scf.parallel (%i) = (%a) to (%a) step (%m1) {
  }
  return
}

// -----

func.func @parallel_bounds(%a: index) {
  // expected-error@below {{custom op 'scf.parallel' expected 2 operands}}
  scf.parallel (%i, %j) = (%a, %a) to (%a) step (%a, %a) {
  }
  return
}

// -----

func.func @parallel_no_reduction(%a: index, %x: f32) {
  // expected-error@below {{expects number of results: 1 to be the same as number of reductions: 0}}
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 {
  }
  return
}

// -----

func.func @parallel_inits(%a: index, %x: f32) {
  // expected-error@below {{custom op 'scf.parallel' number of operands and types do not match: got 2 operands and 1 types}}
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x, %x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %p : f32
    }
  }
  return
}

// -----

func.func @reduce_regions(%a: index, %x: f32) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    // expected-error@below {{expects number of reduction regions: 0 to be the same as number of reduction operands: 1}}
    scf.reduce(%x : f32)
  }
  return
}

// -----

func.func @reduce_arguments(%a: index, %x: f32) {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 {
    // expected-error@below {{expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f64):
      scf.reduce.return %p : f32
    }
  }
  return
}

// -----

func.func @reduce_return_type(%a: index, %x: f32) {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      // expected-error@below {{must have type 'f32' (the type of the reduction inputs)}}
      scf.reduce.return %a : index
    }
  }
  return
}

// -----

func.func @forall_results(%t: tensor<4xf32>) {
  // expected-error@below {{expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %r = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @forall_lists() {
  // expected-error@below {{expected 2 step values, got 1}}
  scf.forall (%i, %j) = (0, 0) to (4, 4) step (1) {
  }
  return
}

// -----

func.func @forall_rank() {
  // expected-error@below {{region expects 1 arguments}}
  scf.forall (%i, %j) = (0) to (4) step (1) {
  }
  return
}

// -----

func.func @forall_mapping() {
  // expected-error@below {{mapping attribute size must match op rank}}
  scf.forall (%i, %j) in (4, 4) {
  } { mapping = [#gpu.thread<x>] }
  return
}

// -----

func.func @forall_mapping_kind() {
  // expected-error@below {{attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (4) {
  } { mapping = ["x"] }
  return
}

// -----

func.func @forall_masks() {
  // expected-error@below {{"mapping" supports at most one device masking attribute}}
  scf.forall (%i) in (4) {
  } { mapping = [#gpu.thread<x>, #gpu.mask<1>, #gpu.mask<2>] }
  return
}

// -----

func.func @in_parallel_kind(%t: tensor<4xf32>) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    // expected-error@below {{expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      %c = arith.constant 1 : i32
    }
  }
  return
}

// -----

func.func @in_parallel_outside(%t: tensor<4xf32>, %s: tensor<1xf32>) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      // expected-error@below {{may only insert into an output block argument}}
      tensor.parallel_insert_slice %s into %t[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

func.func @insert_size(%t: tensor<4xf32>, %s: tensor<2xf32>) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      // expected-error@below {{expected type to be 'tensor<1xf32>' or a rank-reduced version. (size mismatch)}}
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

func.func @extract_bounds(%t: tensor<4xf32>) {
  // expected-error@below {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %r = tensor.extract_slice %t[3] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

func.func @yield_alone() {
  "test.region"() ({
    // expected-error@below {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @execute_region_returns(%x: i64) {
  // expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation llvm.return to parent: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = scf.execute_region -> i32 {
    llvm.return %x : i64 // expected-note {{region branch point}}
  }
  return
}

// -----

// As upstream computes it, the last place wraps.
func.func @slice_wraps(%t: tensor<4x8xf32>, %s: tensor<8xf32>) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      // expected-error@below {{slice along dimension 1 runs out-of-bounds: 9223372036854775801 >= 8}}
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 8] [1, 9223372036854775807] : tensor<8xf32> into tensor<4x8xf32>
    }
  }
  return
}

// -----

// The sizes of operand groups are read from the syntax: the dictionary cannot give them again.
func.func @sizes_twice() {
  // expected-error @below {{custom op 'scf.forall' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  scf.forall (%i) in (4) {
  } {operandSegmentSizes}
  return
}
