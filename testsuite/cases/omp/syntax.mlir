// RUN: %as-mlir-opt %s %t

omp.private {type = private} @x : i32
omp.private {type = firstprivate} @y : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.store %0, %b : i32, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.declare_reduction @add : i32 init {
^bb0(%arg0: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%arg0: i32, %arg1: i32):
  %0 = arith.addi %arg0, %arg1 : i32
  omp.yield(%0 : i32)
}
omp.critical.declare @mutex hint(contended, speculative)
func.func private @cq(!llvm.ptr, i32)
func.func private @cp(!llvm.ptr, !llvm.ptr)

func.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %c: i1, %n: i32, %i: index) {
  omp.parallel if(%c) num_threads(%n : i32) proc_bind(close) private(@x %a -> %p, @y %a -> %q : !llvm.ptr, !llvm.ptr) reduction(mod: task, byref @add %a -> %r : !llvm.ptr) { omp.terminator }
  omp.parallel allocate(%n : i32 -> %a : !llvm.ptr) { omp.terminator }
  omp.wsloop nowait schedule(dynamic = %n : i32, simd) order(concurrent) ordered(0) private(@x %a -> %z : !llvm.ptr) private_barrier { omp.loop_nest (%x, %y) : i32 = (%n, %n) to (%n, %n) inclusive step (%n, %n) collapse(2) tiles(3, 4) { omp.yield } }
  omp.wsloop { omp.simd aligned(%a : !llvm.ptr -> 32 : i64) if(%c) nontemporal(%a : !llvm.ptr) safelen(4) simdlen(2) { omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
  omp.single copyprivate(%a -> @cp : !llvm.ptr) private(@x %a -> %z : !llvm.ptr) { omp.terminator }
  omp.critical { omp.terminator }
  omp.critical(@mutex) { omp.terminator }
  omp.master { omp.terminator }
  omp.masked filter(%n : i32) { omp.terminator }
  omp.barrier
  omp.flush
  omp.flush(%a : !llvm.ptr)
  omp.atomic.read %a = %b memory_order(acquire) hint(contended) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %a = %n memory_order(release) : !llvm.ptr, i32
  omp.atomic.update memory_order(relaxed) %a : !llvm.ptr {
  ^bb0(%x: i32):
    %y = arith.addi %x, %n : i32
    omp.yield(%y : i32)
  }
  omp.atomic.capture memory_order(seq_cst) { omp.atomic.read %a = %b : !llvm.ptr, !llvm.ptr, i32
   omp.atomic.write %b = %n : !llvm.ptr, i32 }
  omp.task depend(taskdependin -> %a : !llvm.ptr, taskdependinout -> %a : !llvm.ptr) if(%c) final(%c) untied mergeable priority(%n : i32) in_reduction(@add %a -> %z : !llvm.ptr) private(@x %a -> %k : !llvm.ptr) { omp.terminator }
  omp.task depend(taskdependin -> %a : !llvm.ptr, taskdependinout -> %a : !llvm.ptr) if(%c) final(%c) untied mergeable priority(%n : i32) private(@x %a -> %k : !llvm.ptr) { omp.terminator }
  omp.taskgroup task_reduction(@add %a -> %z : !llvm.ptr) { omp.terminator }
  omp.taskwait
  omp.taskwait depend(taskdependin -> %a : !llvm.ptr) nowait
  omp.taskyield
  omp.ordered.region { omp.terminator }
  omp.ordered.region par_level_simd { omp.terminator }
  omp.sections nowait private(@x %a -> %s : !llvm.ptr) reduction(@add %a -> %z : !llvm.ptr) {
    omp.section {
    ^bb0(%p: !llvm.ptr, %q: !llvm.ptr):
      omp.terminator
    }
    omp.terminator
  } {marked}
  "omp.parallel"(%c) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0>, proc_bind_kind = #omp<procbindkind spread>}> ({
    omp.terminator
  }) : (i1) -> ()
  return
}
