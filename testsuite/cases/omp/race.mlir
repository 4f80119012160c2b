// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do for seed in 0 1 2 3 4 5 6 7 8 9; do not mlir-interp run $f --seed=$seed 2>&1 | grep 'error: undefined behaviour: a data race' > /dev/null || exit 1; done; done
// RUN: for f in %t/*.mlir; do for seed in 0 1 2 3; do not mlir-interp run $f --seed=$seed 2>&1 | grep 'note: the other access is here' > /dev/null || exit 1; done; done
// RUN: not mlir-interp run %t/count.mlir 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not mlir-interp run %t/task.mlir 2>&1 | FileCheck %s --check-prefix=TASK
// Accesses that nothing orders race in every order (DECISIONS Q2).

//--- count.mlir
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %c1, %m[] : memref<i32>
  omp.parallel {
    // COUNT: count.mlir:11:10: error: undefined behaviour: a data race: a thread reads memory that another thread writes, and nothing has one wait for the other
    // COUNT: count.mlir:13:5: note: the other access is here, in 'memref.store'
    // COUNT: count.mlir:5:3: note: in what this 'omp.parallel' runs
    // COUNT: count.mlir:3:8: note: the memory (4 bytes at {{.*}}) was allocated here
    // COUNT: note: the rule is decision Q2
    %x = memref.load %m[] : memref<i32>
    %y = arith.addi %x, %c1 : i32
    memref.store %y, %m[] : memref<i32>
    omp.terminator
  }
  return
}

//--- neighbour.mlir
// Each iteration reads what the next one writes.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.alloc() : memref<9xindex>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        memref.store %i, %m[%i] : memref<9xindex>
        %j = arith.addi %i, %c1 : index
        memref.store %i, %m[%j] : memref<9xindex>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

//--- nowait.mlir
// No barrier is between the loops, which deal their iterations out in other ways.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.alloc() : memref<8xindex>
  omp.parallel {
    omp.wsloop nowait {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        memref.store %i, %m[%i] : memref<8xindex>
        omp.yield
      }
    }
    omp.wsloop schedule(static = %c1 : index) {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %x = memref.load %m[%i] : memref<8xindex>
        memref.store %x, %m[%i] : memref<8xindex>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

//--- names.mlir
// Critical regions of two names do not exclude each other.
omp.critical.declare @a
omp.critical.declare @b
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  omp.parallel {
    omp.critical(@a) {
      memref.store %c1, %m[] : memref<i32>
      omp.terminator
    }
    omp.critical(@b) {
      memref.store %c1, %m[] : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- master.mlir
// Nobody waits for a master region.
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  omp.parallel {
    omp.master {
      memref.store %c1, %m[] : memref<i32>
      omp.terminator
    }
    %x = memref.load %m[] : memref<i32>
    omp.terminator
  }
  return
}

//--- task.mlir
// Who made the task does not wait for it.
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  omp.parallel {
    omp.single {
      omp.task {
        memref.store %c1, %m[] : memref<i32>
        omp.terminator
      }
      // TASK: task.mlir:14:12: error: undefined behaviour: a data race: a thread reads memory that a task writes, and nothing has one wait for the other
      // TASK: task.mlir:8:9: note: the other access is here, in 'memref.store'
      // TASK: task.mlir:7:7: note: in what this 'omp.task' runs
      %x = memref.load %m[] : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- grandchild.mlir
// omp.taskwait waits for the tasks of this one, not for theirs.
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  omp.parallel {
    omp.single {
      omp.task {
        omp.task {
          memref.store %c1, %m[] : memref<i32>
          omp.terminator
        }
        omp.terminator
      }
      omp.taskwait
      %x = memref.load %m[] : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- relaxed.mlir
// A flag that orders nothing.
func.func @main() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %data = memref.alloc() : memref<i32>
  %flag = memref.alloc() : memref<i32>
  memref.store %c0, %flag[] : memref<i32>
  omp.parallel num_threads(%two : i32) {
    omp.master {
      memref.store %c1, %data[] : memref<i32>
      omp.atomic.write %flag = %c1 memory_order(relaxed) : memref<i32>, i32
      omp.terminator
    }
    omp.masked filter(%c1 : i32) {
      %seen = memref.alloca() : memref<i32>
      scf.while : () -> () {
        omp.atomic.read %seen = %flag memory_order(relaxed) : memref<i32>, memref<i32>, i32
        %f = memref.load %seen[] : memref<i32>
        %more = arith.cmpi eq, %f, %c0 : i32
        scf.condition(%more)
      } do {
        scf.yield
      }
      %x = memref.load %data[] : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- mixed.mlir
// An atomic access and one that is none.
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %c1, %m[] : memref<i32>
  omp.parallel {
    omp.atomic.update %m : memref<i32> {
    ^bb0(%x: i32):
      %y = arith.addi %x, %c1 : i32
      omp.yield(%y : i32)
    }
    omp.master {
      memref.store %c1, %m[] : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- reduced.mlir
// The variable that is reduced is read before the threads wait for each other.
omp.declare_reduction @sum : i32 init {
^bb0(%x: i32):
  %zero = arith.constant 0 : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  %z = arith.addi %x, %y : i32
  omp.yield(%z : i32)
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %a : i32, !llvm.ptr
  omp.parallel {
    omp.wsloop nowait reduction(@sum %a -> %mine : !llvm.ptr) {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        llvm.store %one, %mine : i32, !llvm.ptr
        omp.yield
      }
    }
    %x = llvm.load %a : !llvm.ptr -> i32
    omp.terminator
  }
  return
}

//--- depend.mlir
// Two tasks that read what they depend on, and one of them writes there.
func.func @main() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %c1, %m[] : memref<i32>
  omp.parallel {
    omp.single {
      omp.task depend(taskdependin -> %m : memref<i32>) {
        memref.store %c1, %m[] : memref<i32>
        omp.terminator
      }
      omp.task depend(taskdependin -> %m : memref<i32>) {
        %x = memref.load %m[] : memref<i32>
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- moved.mlir
// A load without a location may have been moved, and may race; what is stored then may not.
llvm.func @main() -> i32 {
  %c7 = llvm.mlir.constant(7 : i32) : i32
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.store %c7, %p : i32, !llvm.ptr
  omp.parallel {
    %v = llvm.load %p : !llvm.ptr -> i32 loc(unknown)
    %w = llvm.add %v, %c7 : i32
    llvm.store %w, %p : i32, !llvm.ptr
    omp.terminator
  }
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
