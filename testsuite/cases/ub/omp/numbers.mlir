// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do not mlir-interp run $f; done 2>&1 | FileCheck %s
// Numbers that mean nothing (DECISIONS Q1, Q3, Q6), and poison.

// CHECK: 1_threads.mlir:3:3: error: undefined behaviour: a region of -1 threads
// CHECK: note: the rule is decision Q1

//--- 1_threads.mlir
func.func @main() {
  %n = arith.constant -1 : i32
  omp.parallel num_threads(%n : i32) { omp.terminator }
  return
}

// CHECK: 2_step.mlir:5:7: error: undefined behaviour: a loop with a step of 0
// CHECK: note: the rule is decision Q3

//--- 2_step.mlir
func.func @main() {
  %c0 = arith.constant 0 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c0) step (%c0) { omp.yield }
    }
    omp.terminator
  }
  return
}

// CHECK: 3_chunk.mlir:5:5: error: undefined behaviour: chunks of 0 iterations

//--- 3_chunk.mlir
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.wsloop schedule(dynamic = %c0 : index) {
      omp.loop_nest (%i) : index = (%c0) to (%c1) step (%c1) { omp.yield }
    }
    omp.terminator
  }
  return
}

// CHECK: 4_unwritten.mlir:4:5: error: undefined behaviour: what is updated is poison
// CHECK: 4_unwritten.mlir:2:8: note: the poison was born here

//--- 4_unwritten.mlir
func.func @main() {
  %m = memref.alloc() : memref<i32>
  omp.parallel {
    omp.atomic.update %m : memref<i32> {
    ^bb0(%x: i32):
      omp.yield(%x : i32)
    }
    omp.terminator
  }
  return
}

// CHECK: 5_poison.mlir:3:3: error: undefined behaviour: {{.*}}poison
// CHECK: note: the rule is decision Q1

//--- 5_poison.mlir
func.func @main() {
  %n = ub.poison : i32
  omp.parallel num_threads(%n : i32) { omp.terminator }
  return
}

// CHECK: 6_private.mlir:10:5: error: undefined behaviour
// CHECK: note: the poison was born here: memory was allocated on the stack

//--- 6_private.mlir
// A private variable begins with nothing, and what is printed must be something.
omp.private {type = private} @mine : i64
func.func private @printI64(i64)
func.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %one, %a : i64, !llvm.ptr
  omp.parallel private(@mine %a -> %p : !llvm.ptr) {
    %x = llvm.load %p : !llvm.ptr -> i64
    func.call @printI64(%x) : (i64) -> ()
    omp.terminator
  }
  return
}
