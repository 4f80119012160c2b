// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do i=0; while test $i -lt 100; do mlir-interp run $f --seed=$i || exit 1; i=$((i + 1)); done | sort -u; done | FileCheck %s --match-full-lines
// What barriers, criticals, flags, tasks and reductions order does not race, under a hundred seeds (DECISIONS Q2).

// CHECK: dense<[0, 2, 4, 6, 8, 10, 12, 14]> : memref<8xindex>

//--- 01_loops.mlir
// The barrier at the end of the first loop is before the second.
func.func @main() -> memref<8xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.alloc() : memref<8xindex>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        memref.store %i, %m[%i] : memref<8xindex>
        omp.yield
      }
    }
    omp.wsloop schedule(dynamic = %c1 : index) {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %x = memref.load %m[%i] : memref<8xindex>
        %y = arith.addi %x, %x : index
        memref.store %y, %m[%i] : memref<8xindex>
        omp.yield
      }
    }
    omp.terminator
  }
  return %m : memref<8xindex>
}

// CHECK-NEXT: 5 : i32

//--- 02_critical.mlir
omp.critical.declare @mutex
func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  omp.parallel {
    omp.critical(@mutex) {
      %x = memref.load %m[] : memref<i32>
      %y = arith.addi %x, %one : i32
      memref.store %y, %m[] : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 7 : i32

//--- 03_flag.mlir
// A release, and an acquire of it.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %seven = arith.constant 7 : i32
  %data = memref.alloc() : memref<i32>
  %copy = memref.alloc() : memref<i32>
  %flag = memref.alloc() : memref<i32>
  memref.store %c0, %flag[] : memref<i32>
  omp.parallel num_threads(%two : i32) {
    omp.master {
      memref.store %seven, %data[] : memref<i32>
      omp.atomic.write %flag = %c1 memory_order(release) : memref<i32>, i32
      omp.terminator
    }
    omp.masked filter(%c1 : i32) {
      %seen = memref.alloca() : memref<i32>
      scf.while : () -> () {
        omp.atomic.read %seen = %flag memory_order(acquire) : memref<i32>, memref<i32>, i32
        %f = memref.load %seen[] : memref<i32>
        %more = arith.cmpi eq, %f, %c0 : i32
        scf.condition(%more)
      } do {
        scf.yield
      }
      %x = memref.load %data[] : memref<i32>
      memref.store %x, %copy[] : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %copy[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 55 : i32

//--- 04_reduction.mlir
omp.declare_reduction @sum : i32 init {
^bb0(%x: i32):
  %zero = arith.constant 0 : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  %z = arith.addi %x, %y : i32
  omp.yield(%z : i32)
}
func.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = arith.constant 10 : i32
  %zero = arith.constant 0 : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %zero, %a : i32, !llvm.ptr
  omp.parallel {
    omp.wsloop schedule(guided) reduction(@sum %a -> %mine : !llvm.ptr) {
      omp.loop_nest (%i) : i32 = (%one) to (%ten) inclusive step (%one) {
        %x = llvm.load %mine : !llvm.ptr -> i32
        %y = arith.addi %x, %i : i32
        llvm.store %y, %mine : i32, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  %r = llvm.load %a : !llvm.ptr -> i32
  return %r : i32
}

// CHECK-NEXT: 6 : i32

//--- 05_tasks.mlir
// A task after the other, as `depend` says.
func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  omp.parallel {
    omp.single {
      omp.task depend(taskdependout -> %m : memref<i32>) {
        memref.store %one, %m[] : memref<i32>
        omp.terminator
      }
      omp.task depend(taskdependinout -> %m : memref<i32>) {
        %x = memref.load %m[] : memref<i32>
        %y = arith.addi %x, %two : i32
        memref.store %y, %m[] : memref<i32>
        omp.terminator
      }
      omp.task depend(taskdependinout -> %m : memref<i32>) {
        %x = memref.load %m[] : memref<i32>
        %y = arith.muli %x, %two : i32
        memref.store %y, %m[] : memref<i32>
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 3 : i32

//--- 06_group.mlir
// A taskgroup waits for what its tasks have made, too.
func.func @main() -> i32 {
  %three = arith.constant 3 : i32
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  omp.parallel {
    omp.single {
      omp.taskgroup {
        omp.task {
          omp.task {
            memref.store %three, %m[] : memref<i32>
            omp.terminator
          }
          omp.terminator
        }
        omp.terminator
      }
      %x = memref.load %m[] : memref<i32>
      memref.store %x, %n[] : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %n[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 9 : i32

//--- 07_atomic.mlir
func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  omp.parallel {
    omp.atomic.update %m : memref<i32> {
    ^bb0(%x: i32):
      %y = arith.addi %x, %two : i32
      omp.yield(%y : i32)
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: dense<[4, 4, 4, 4]> : memref<4xi32>

//--- 08_single.mlir
// What one thread did is there behind the barrier, whichever it was.
func.func @main() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %four = arith.constant 4 : i32
  %m = memref.alloc() : memref<i32>
  %all = memref.alloc() : memref<4xi32>
  omp.parallel {
    omp.single {
      memref.store %four, %m[] : memref<i32>
      omp.terminator
    }
    %x = memref.load %m[] : memref<i32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        memref.store %x, %all[%i] : memref<4xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  return %all : memref<4xi32>
}

// CHECK-NEXT: dense<[0, 1, 3, 6]> : memref<4xindex>

//--- 09_ordered.mlir
// Sums of what came before: each iteration's ordered region sees that of the one before it.
func.func @main() -> memref<4xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %sum = memref.alloc() : memref<index>
  %all = memref.alloc() : memref<4xindex>
  memref.store %c0, %sum[] : memref<index>
  omp.parallel {
    omp.wsloop ordered(0) schedule(dynamic) {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        omp.ordered.region {
          %x = memref.load %sum[] : memref<index>
          %y = arith.addi %x, %i : index
          memref.store %y, %sum[] : memref<index>
          memref.store %y, %all[%i] : memref<4xindex>
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return %all : memref<4xindex>
}

// CHECK-NEXT: 4 : i32

//--- 10_private.mlir
// Each thread has a variable of its own.
omp.private {type = private} @mine : i32
func.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %four, %a : i32, !llvm.ptr
  omp.parallel private(@mine %a -> %p : !llvm.ptr) {
    llvm.store %one, %p : i32, !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> i32
    omp.terminator
  }
  %r = llvm.load %a : !llvm.ptr -> i32
  return %r : i32
}

// CHECK-NEXT: 8 : i32

//--- 11_again.mlir
// Teams that follow each other use one memref.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  scf.for %i = %c0 to %c7 step %c1 {
    omp.parallel {
      omp.masked {
        %x = memref.load %m[] : memref<i32>
        %y = arith.addi %x, %one : i32
        memref.store %y, %m[] : memref<i32>
        omp.terminator
      }
      omp.terminator
    }
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 2 : i32

//--- 12_flush.mlir
// Two flushes around a flag that orders nothing itself.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %data = memref.alloc() : memref<i32>
  %copy = memref.alloc() : memref<i32>
  %flag = memref.alloc() : memref<i32>
  memref.store %c0, %flag[] : memref<i32>
  omp.parallel num_threads(%two : i32) {
    omp.master {
      memref.store %two, %data[] : memref<i32>
      omp.flush
      omp.atomic.write %flag = %c1 : memref<i32>, i32
      omp.terminator
    }
    omp.masked filter(%c1 : i32) {
      %seen = memref.alloca() : memref<i32>
      scf.while : () -> () {
        omp.atomic.read %seen = %flag : memref<i32>, memref<i32>, i32
        %f = memref.load %seen[] : memref<i32>
        %more = arith.cmpi eq, %f, %c0 : i32
        scf.condition(%more)
      } do {
        scf.yield
      }
      omp.flush
      %x = memref.load %data[] : memref<i32>
      memref.store %x, %copy[] : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %copy[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 6 : i32

//--- 13_reads.mlir
// Atomic reads, and others, race with nothing but writes.
func.func @main() -> i32 {
  %six = arith.constant 6 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %six, %m[] : memref<i32>
  omp.parallel {
    %v = memref.alloca() : memref<i32>
    omp.atomic.read %v = %m : memref<i32>, memref<i32>, i32
    %x = memref.load %m[] : memref<i32>
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
