// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
// What upstream's parser and verifier refuse, in its words.

func.func @f(%n: i32) {
  // expected-error @+1 {{'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop { omp.barrier }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @+1 {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) { omp.yield }
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) { omp.yield }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error @+1 {{'omp.composite' attribute missing from composite wrapper}}
    omp.simd {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) { omp.yield }
    }
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @+1 {{'omp.composite' attribute present in non-composite wrapper}}
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) { omp.yield }
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
  omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) { omp.yield }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error @+1 {{'omp.loop_nest' op collapse value is larger than the number of loops}}
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) collapse(2) { omp.yield }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error @+1 {{'omp.loop_nest' op too few canonical loops for tile dimensions}}
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) tiles(2, 3) { omp.yield }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @+1 {{ unknown modifier type: ginandtonic}}
  omp.wsloop schedule(dynamic, ginandtonic) {
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @+1 {{ unexpected modifier(s)}}
  omp.wsloop schedule(dynamic, monotonic, monotonic, simd) {
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @+1 {{ incorrect modifier order}}
  omp.wsloop schedule(dynamic, simd, monotonic) {
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @+1 {{invalid clause value: 'default'}}
  omp.wsloop order(default) {
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{'omp.wsloop' op expected symbol reference @none to point to a reduction declaration}}
  omp.wsloop reduction(@none %a -> %z : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) { omp.yield }
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{failed to lookup privatizer op with symbol: '@none'}}
  omp.parallel private(@none %a -> %z : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{invalid `private` format}}
  omp.parallel private(@none %a -> %z : !llvm.ptr, !llvm.ptr) { omp.terminator }
  return
}

// -----

// expected-error @+1 {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @x : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}

// -----

// expected-error @+1 {{`firstprivate` clauses require at least a `copy` region.}}
omp.private {type = firstprivate} @x : i32

// -----

// expected-error @+1 {{`init`: expected 2 region arguments, got: 1}}
omp.private {type = private} @x : i32 init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}

// -----

omp.private {type = private} @x : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  // expected-error @+1 {{Invalid yielded value. Expected type: '!llvm.ptr', got: None}}
  omp.yield
}

// -----

omp.private {type = private} @x : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  // expected-error @+1 {{Invalid yielded value. Expected type: '!llvm.ptr', got: '!llvm.ptr', '!llvm.ptr'}}
  omp.yield(%a, %b : !llvm.ptr, !llvm.ptr)
}

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @sum : i32 init {
^bb0(%x: i32):
  omp.yield
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @sum : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i64):
  omp.yield(%x : i32)
}

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects two arguments to the initializer region when an allocation region is used}}
omp.declare_reduction @sum : i32 alloc {
  %z = arith.constant 1 : i32
  omp.yield(%z : i32)
} init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}

// -----

func.func @f() {
  // expected-error @+1 {{'omp.critical' op expected symbol reference @none to point to a critical declaration}}
  omp.critical(@none) { omp.terminator }
  return
}

// -----

// expected-error @+1 {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
omp.critical.declare @mutex hint(uncontended, contended)

// -----

// expected-error @+1 {{invalid_hint is not a valid hint}}
omp.critical.declare @mutex hint(invalid_hint)

// -----

func.func @f() {
  // expected-error @+1 {{'omp.sections' op expected omp.section op or terminator op inside region}}
  omp.sections {
    omp.barrier
    omp.terminator
  }
  return
}

// -----

func.func @copy(%a: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{'omp.single' op expected copy function @copy arguments to have the same type}}
  omp.single copyprivate(%a -> @copy : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error @+1 {{'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present}}
      omp.ordered.region { omp.terminator }
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %a = %a : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %a = %n memory_order(acquire) : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: memref<f32>, %n: i32) {
  // expected-error @+1 {{address must dereference to value type}}
  omp.atomic.write %a = %n : memref<f32>, i32
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @+1 {{invalid kind of type specified}}
  omp.atomic.update %n : i32 {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{only updated value must be returned}}
  omp.atomic.update %a : !llvm.ptr {
  ^bb0(%x: i32):
    omp.yield
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  omp.atomic.capture {
    // expected-error @+1 {{invalid sequence of operations in the capture region}}
    omp.atomic.read %a = %b : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.read %a = %b : !llvm.ptr, !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
  omp.simd simdlen(4) safelen(2) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) { omp.yield }
  }
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{'omp.task' op expected as many depend values as depend variables}}
  "omp.task"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error @+1 {{'omp.yield' op expects parent op to be one of 'omp.atomic.update, omp.declare_reduction, omp.loop_nest, omp.private'}}
    omp.yield
  }
  return
}
