// RUN: split-file %s %t
// RUN: not mlir-interp run %t/barriers.mlir 2>&1 | FileCheck %s --check-prefix=BARRIERS
// RUN: not mlir-interp run %t/some.mlir 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: not mlir-interp run %t/end.mlir 2>&1 | FileCheck %s --check-prefix=END
// RUN: not mlir-interp run %t/another.mlir 2>&1 | FileCheck %s --check-prefix=ANOTHER
// RUN: for f in %t/*.mlir; do for seed in 0 1 2 3 4 5 6 7 8 9; do not mlir-interp run $f --seed=$seed 2>&1 | grep 'error: undefined behaviour: ' > /dev/null || exit 1; done; done
// All threads of a team meet the same barriers and worksharing regions, in the same order (DECISIONS Q4).

//--- barriers.mlir
func.func @number() -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %mine = memref.alloca() : memref<i32>
  memref.store %zero, %mine[] : memref<i32>
  omp.master {
    memref.store %one, %mine[] : memref<i32>
    omp.terminator
  }
  %x = memref.load %mine[] : memref<i32>
  %first = arith.cmpi eq, %x, %one : i32
  return %first : i1
}
func.func @main() {
  omp.parallel {
    %first = func.call @number() : () -> i1
    scf.if %first {
      omp.barrier
    } else {
      // BARRIERS: barriers.mlir:23:7: error: undefined behaviour: thread 1 waits at a barrier while thread 0 waits at another
      // BARRIERS: barriers.mlir:18:7: note: thread 0 waits here
      // BARRIERS: note: the rule is decision Q4
      omp.barrier
    }
    omp.terminator
  }
  return
}

//--- some.mlir
func.func @number() -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %mine = memref.alloca() : memref<i32>
  memref.store %zero, %mine[] : memref<i32>
  omp.master {
    memref.store %one, %mine[] : memref<i32>
    omp.terminator
  }
  %x = memref.load %mine[] : memref<i32>
  %first = arith.cmpi eq, %x, %one : i32
  return %first : i1
}
func.func @main() {
  omp.parallel {
    %first = func.call @number() : () -> i1
    scf.if %first {
      omp.single nowait {
        omp.terminator
      }
    }
    // SOME: some.mlir:25:5: error: undefined behaviour: thread 1 has met 0 worksharing regions of the team before its barrier, and thread 0 1
    // SOME: some.mlir:25:5: note: thread 0 waits here
    // SOME: some.mlir:18:7: note: thread 1 has not met this one
    omp.barrier
    omp.terminator
  }
  return
}

//--- end.mlir
func.func @number() -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %mine = memref.alloca() : memref<i32>
  memref.store %zero, %mine[] : memref<i32>
  omp.master {
    memref.store %one, %mine[] : memref<i32>
    omp.terminator
  }
  %x = memref.load %mine[] : memref<i32>
  %first = arith.cmpi eq, %x, %one : i32
  return %first : i1
}
func.func @main() {
  // END: end.mlir:17:3: error: undefined behaviour: thread 1 has met 0 worksharing regions of the team when it ends, and thread 0 1
  // END: end.mlir:20:7: note: thread 1 has not met this one
  omp.parallel {
    %first = func.call @number() : () -> i1
    scf.if %first {
      omp.single nowait {
        omp.terminator
      }
    }
    omp.terminator
  }
  return
}

//--- another.mlir
func.func @number() -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %mine = memref.alloca() : memref<i32>
  memref.store %zero, %mine[] : memref<i32>
  omp.master {
    memref.store %one, %mine[] : memref<i32>
    omp.terminator
  }
  %x = memref.load %mine[] : memref<i32>
  %first = arith.cmpi eq, %x, %one : i32
  return %first : i1
}
func.func @main() {
  omp.parallel {
    %first = func.call @number() : () -> i1
    scf.if %first {
      omp.single nowait { omp.terminator }
    } else {
      // ANOTHER: another.mlir:22:7: error: undefined behaviour: thread 1 meets this as worksharing region 1 of its team, and others have met another
      // ANOTHER: another.mlir:18:7: note: which is this
      omp.sections nowait { omp.terminator }
    }
    omp.terminator
  }
  return
}
