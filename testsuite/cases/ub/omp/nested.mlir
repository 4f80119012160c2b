// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do not mlir-interp run $f; done 2>&1 | FileCheck %s
// What must not stand within what (DECISIONS Q4).

// CHECK: 1_shared.mlir:8:9: error: undefined behaviour: a worksharing region within a region of 'omp.loop_nest'
// CHECK: 1_shared.mlir:7:7: note: the region is here

//--- 1_shared.mlir
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        omp.single nowait { omp.terminator }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// CHECK: 2_barrier.mlir:4:7: error: undefined behaviour: a barrier within a region of 'omp.critical'
// CHECK: 2_barrier.mlir:3:5: note: the region is here

//--- 2_barrier.mlir
func.func @main() {
  omp.parallel {
    omp.critical {
      omp.barrier
      omp.terminator
    }
    omp.terminator
  }
  return
}

// CHECK: 3_task.mlir:4:7: error: undefined behaviour: a barrier within a task that a thread has made

//--- 3_task.mlir
func.func @main() {
  omp.parallel {
    omp.task {
      omp.barrier
      omp.terminator
    }
    omp.terminator
  }
  return
}

// CHECK: 4_master.mlir:8:9: error: undefined behaviour: a worksharing region within a region of 'omp.master'

//--- 4_master.mlir
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  omp.parallel {
    omp.master {
      omp.wsloop {
        omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) { omp.yield }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// CHECK: 5_ordered.mlir:3:5: error: undefined behaviour: an ordered region that is in no worksharing loop

//--- 5_ordered.mlir
func.func @main() {
  omp.parallel {
    omp.ordered.region { omp.terminator }
    omp.terminator
  }
  return
}
