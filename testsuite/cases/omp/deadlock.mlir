// RUN: split-file %s %t
// RUN: for f in %t/always/*.mlir; do for seed in 0 1 2 3 4 5 6 7 8 9; do not mlir-interp run $f --seed=$seed 2>&1 | grep 'error: the program stopped itself: a deadlock' > /dev/null || exit 1; done; done
// RUN: not mlir-interp run %t/always/itself.mlir 2>&1 | FileCheck %s --check-prefix=ITSELF
// RUN: not mlir-interp run %t/always/ended.mlir 2>&1 | FileCheck %s --check-prefix=ENDED
// RUN: not mlir-interp run %t/always/called.mlir 2>&1 | FileCheck %s --check-prefix=CALLED
// RUN: for seed in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19; do mlir-interp run %t/circle.mlir --seed=$seed 2>&1; done | FileCheck %s --check-prefix=CIRCLE
// Nothing can go on (DECISIONS Q5): the report says who has what, and who has come.

//--- always/itself.mlir
func.func @main() {
  omp.parallel {
    // ITSELF: itself.mlir:6:7: error: the program stopped itself: a deadlock: thread 0 waits for the critical that has no name, which it has already
    // ITSELF: itself.mlir:5:5: note: thread 0 has taken it here
    omp.critical {
      omp.critical {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- always/ended.mlir
// Thread 0 comes to no barrier.
func.func @main() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  omp.parallel {
    %mine = memref.alloca() : memref<i32>
    memref.store %zero, %mine[] : memref<i32>
    omp.master {
      memref.store %one, %mine[] : memref<i32>
      omp.terminator
    }
    %x = memref.load %mine[] : memref<i32>
    %other = arith.cmpi eq, %x, %zero : i32
    // ENDED: ended.mlir:18:7: error: the program stopped itself: a deadlock: thread {{[1-3]}} waits at a barrier that 3 of 4 threads have come to
    // ENDED: note: in 'omp.barrier'
    // ENDED: ended.mlir:20:5: note: thread 0 has left the region here
    scf.if %other {
      omp.barrier
    }
    omp.terminator
  }
  return
}

//--- always/called.mlir
omp.critical.declare @mutex
func.func @again() {
  // CALLED: called.mlir:5:3: error: the program stopped itself: a deadlock: thread 0 waits for the critical @mutex, which it has already
  // CALLED: called.mlir:12:5: note: thread 0 has taken it here
  omp.critical(@mutex) {
    omp.terminator
  }
  return
}
func.func @main() {
  omp.parallel {
    omp.critical(@mutex) {
      func.call @again() : () -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- circle.mlir
// One has @a and wants @b, another has @b and wants @a: under some seeds.
omp.critical.declare @a
omp.critical.declare @b
func.func @main() {
  omp.parallel {
    omp.sections {
      omp.section {
        omp.critical(@a) {
          omp.critical(@b) {
            omp.terminator
          }
          omp.terminator
        }
        omp.terminator
      }
      omp.section {
        omp.critical(@b) {
          // CIRCLE: circle.mlir:{{9|20}}:11: error: the program stopped itself: a deadlock: thread [[ONE:[0-3]]] waits for the critical @{{[ab]}}, which thread [[OTHER:[0-3]]] has, and that waits too
          // CIRCLE-DAG: circle.mlir:{{8|17}}:9: note: thread [[OTHER]] has taken it here
          omp.critical(@a) {
            omp.terminator
          }
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
