// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do mlir-interp run $f || exit 1; done | FileCheck %s --match-full-lines
// How many threads run a region (DECISIONS Q1).

// CHECK: 4 : i32

//--- 1_usual.mlir
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  omp.parallel {
    omp.atomic.update %m : memref<i32> {
    ^bb0(%x: i32):
      %y = arith.addi %x, %one : i32
      omp.yield(%y : i32)
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 1 : i32

//--- 2_if.mlir
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %false = arith.constant false
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  omp.parallel if(%false) {
    %x = memref.load %m[] : memref<i32>
    %y = arith.addi %x, %one : i32
    memref.store %y, %m[] : memref<i32>
    omp.barrier
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 256 : i32

//--- 3_many.mlir
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %many = arith.constant 1000 : index
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  omp.parallel num_threads(%many : index) {
    omp.critical {
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

// CHECK-NEXT: 3 : i32

//--- 4_nested.mlir
// A region within a region has one thread, and shares its loop among that.
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  omp.parallel num_threads(%three : i32) {
    omp.parallel num_threads(%three : i32) {
      omp.atomic.update %m : memref<i32> {
      ^bb0(%x: i32):
        %y = arith.addi %x, %one : i32
        omp.yield(%y : i32)
      }
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 7 : i32

//--- 5_outside.mlir
// Outside of any region there is a team of one thread.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  omp.wsloop schedule(dynamic) {
    omp.loop_nest (%i) : index = (%c0) to (%c7) step (%c1) {
      %x = memref.load %m[] : memref<i32>
      %y = arith.addi %x, %one : i32
      memref.store %y, %m[] : memref<i32>
      omp.yield
    }
  }
  omp.barrier
  omp.flush
  omp.taskwait
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
