// RUN: mlir-interp run %s -e synchronised | FileCheck %s --check-prefix=SYNC --match-full-lines
// RUN: mlir-interp run %s -e shared | FileCheck %s --check-prefix=SHARED --match-full-lines
// RUN: mlir-interp run %s -e atomics | FileCheck %s --check-prefix=ATOMICS --match-full-lines
// RUN: mlir-interp run %s -e tasks | FileCheck %s --check-prefix=TASKS --match-full-lines
// Each construct, once.

omp.critical.declare @mutex hint(contended)

// SYNC: dense<[10, 4, 3, 1]> : memref<4xi32>
func.func @synchronised() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<4xi32>)
  omp.parallel {
    omp.wsloop ordered(0) schedule(static = %c1 : index, monotonic) {
      omp.loop_nest (%i) : index = (%c1) to (%c4) inclusive step (%c1) {
        omp.ordered.region {
          %x = memref.load %m[%c0] : memref<4xi32>
          %n = arith.index_cast %i : index to i32
          %y = arith.addi %x, %n : i32
          memref.store %y, %m[%c0] : memref<4xi32>
          omp.terminator
        }
        omp.yield
      }
    }
    omp.critical(@mutex) {
      %x = memref.load %m[%c1] : memref<4xi32>
      %y = arith.addi %x, %one : i32
      memref.store %y, %m[%c1] : memref<4xi32>
      omp.terminator
    }
    omp.barrier
    omp.masked filter(%three : i32) {
      memref.store %three, %m[%c2] : memref<4xi32>
      omp.terminator
    }
    omp.flush
    omp.master {
      memref.store %one, %m[%c3] : memref<4xi32>
      omp.terminator
    }
    omp.terminator
  }
  return %m : memref<4xi32>
}

// SHARED: dense<[7, 8, 9, 3]> : memref<4xi32>
func.func @shared() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %nine = arith.constant 9 : i32
  %m = memref.alloc() : memref<4xi32>
  omp.parallel {
    omp.sections {
      omp.section {
        memref.store %seven, %m[%c0] : memref<4xi32>
        omp.terminator
      }
      omp.section {
        memref.store %eight, %m[%c1] : memref<4xi32>
        omp.terminator
      }
      omp.terminator
    }
    omp.single {
      memref.store %nine, %m[%c2] : memref<4xi32>
      omp.terminator
    }
    omp.terminator
  }
  omp.simd {
    omp.loop_nest (%i) : index = (%c0) to (%c3) inclusive step (%c1) {
      %n = arith.index_cast %i : index to i32
      memref.store %n, %m[%c3] : memref<4xi32>
      omp.yield
    }
  }
  return %m : memref<4xi32>
}

// ATOMICS: dense<[12, 1, 1]> : memref<3xi32>
func.func @atomics() -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %all = memref.alloc() : memref<3xi32>
  linalg.fill ins(%zero : i32) outs(%all : memref<3xi32>)
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  omp.parallel {
    %old = memref.alloca() : memref<i32>
    omp.atomic.capture memory_order(acq_rel) {
      omp.atomic.read %old = %m : memref<i32>, memref<i32>, i32
      omp.atomic.update %m : memref<i32> {
      ^bb0(%x: i32):
        %y = arith.addi %x, %three : i32
        omp.yield(%y : i32)
      }
    }
    omp.atomic.write %n = %one memory_order(seq_cst) : memref<i32>, i32
    omp.atomic.read %old = %n hint(uncontended) : memref<i32>, memref<i32>, i32
    %x = memref.load %old[] : memref<i32>
    omp.master {
      memref.store %x, %all[%c1] : memref<3xi32>
      omp.terminator
    }
    omp.terminator
  }
  %x = memref.load %m[] : memref<i32>
  memref.store %x, %all[%c0] : memref<3xi32>
  %y = memref.load %n[] : memref<i32>
  memref.store %y, %all[%c2] : memref<3xi32>
  return %all : memref<3xi32>
}

// TASKS: 11 : i32
func.func @tasks() -> i32 {
  %five = arith.constant 5 : i32
  %six = arith.constant 6 : i32
  %false = arith.constant false
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  %o = memref.alloc() : memref<i32>
  omp.parallel {
    omp.single {
      omp.taskgroup {
        omp.task depend(taskdependout -> %m : memref<i32>) {
          omp.taskyield
          memref.store %five, %m[] : memref<i32>
          omp.terminator
        }
        omp.terminator
      }
      omp.task if(%false) {
        memref.store %six, %n[] : memref<i32>
        omp.terminator
      }
      %x = memref.load %n[] : memref<i32>
      omp.task depend(taskdependin -> %m : memref<i32>) untied {
        %y = memref.load %m[] : memref<i32>
        %z = arith.addi %x, %y : i32
        memref.store %z, %o[] : memref<i32>
        omp.terminator
      }
      omp.taskwait
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %o[] : memref<i32>
  return %r : i32
}
