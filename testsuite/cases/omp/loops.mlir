// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do i=0; while test $i -lt 20; do mlir-interp run $f --seed=$i || exit 1; i=$((i + 1)); done | sort -u; done | FileCheck %s --match-full-lines
// Which iterations there are, however they are dealt out (DECISIONS Q3).

// CHECK: dense<[1, 0, 0, 1, 0, 0, 1, 0, 0, 1]> : memref<10xi8>

//--- 01_step.mlir
func.func @main() -> memref<10xi8> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %m = func.call @zeros() : () -> memref<10xi8>
  %one = arith.constant 1 : i8
  omp.parallel {
    omp.wsloop schedule(static = %c3 : index) {
      omp.loop_nest (%i) : index = (%c0) to (%c10) step (%c3) {
        memref.store %one, %m[%i] : memref<10xi8>
        omp.yield
      }
    }
    omp.terminator
  }
  return %m : memref<10xi8>
}
func.func @zeros() -> memref<10xi8> {
  %m = memref.alloc() : memref<10xi8>
  %zero = arith.constant 0 : i8
  linalg.fill ins(%zero : i8) outs(%m : memref<10xi8>)
  return %m : memref<10xi8>
}

// CHECK-NEXT: dense<[0, 0, 0, 0, 1, 1, 1, 1, 1, 1]> : memref<10xi8>

//--- 02_down.mlir
// From above to below.
func.func @main() -> memref<10xi8> {
  %c9 = arith.constant 9 : i32
  %c3 = arith.constant 3 : i32
  %down = arith.constant -1 : i32
  %m = func.call @zeros() : () -> memref<10xi8>
  %one = arith.constant 1 : i8
  omp.parallel {
    omp.wsloop schedule(dynamic, nonmonotonic) {
      omp.loop_nest (%i) : i32 = (%c9) to (%c3) step (%down) {
        %j = arith.index_cast %i : i32 to index
        memref.store %one, %m[%j] : memref<10xi8>
        omp.yield
      }
    }
    omp.terminator
  }
  return %m : memref<10xi8>
}
func.func @zeros() -> memref<10xi8> {
  %m = memref.alloc() : memref<10xi8>
  %zero = arith.constant 0 : i8
  linalg.fill ins(%zero : i8) outs(%m : memref<10xi8>)
  return %m : memref<10xi8>
}

// CHECK-NEXT: 256 : i32

//--- 03_edges.mlir
// All of i8, with both ends: no sum of bounds wraps.
func.func @main() -> i32 {
  %low = arith.constant -128 : i8
  %high = arith.constant 127 : i8
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i32
  %more = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  omp.parallel {
    omp.wsloop schedule(guided) {
      omp.loop_nest (%i) : i8 = (%low) to (%high) inclusive step (%one) {
        omp.atomic.update %m : memref<i32> {
        ^bb0(%x: i32):
          %y = arith.addi %x, %more : i32
          omp.yield(%y : i32)
        }
        omp.yield
      }
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 3 : i32

//--- 04_far.mlir
// Steps that lead beyond the type.
func.func @main() -> i32 {
  %low = arith.constant -9223372036854775808 : i64
  %high = arith.constant 9223372036854775807 : i64
  %step = arith.constant 9223372036854775807 : i64
  %zero = arith.constant 0 : i32
  %more = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : i64 = (%low) to (%high) inclusive step (%step) {
        omp.atomic.update %m : memref<i32> {
        ^bb0(%x: i32):
          %y = arith.addi %x, %more : i32
          omp.yield(%y : i32)
        }
        omp.yield
      }
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 0 : i32

//--- 05_none.mlir
func.func @main() -> i32 {
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i, %j) : index = (%c4, %c4) to (%c4, %one) inclusive step (%one, %one) collapse(2) {
        memref.store %zero, %m[] : memref<i32>
        omp.yield
      }
    }
    omp.wsloop schedule(dynamic) {
      omp.loop_nest (%i) : index = (%c4) to (%c4) step (%one) {
        memref.store %zero, %m[] : memref<i32>
        omp.yield
      }
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: dense<{{\[}}[0, 1, 2], [10, 11, 12]]> : memref<2x3xi32>

//--- 06_nest.mlir
// Two loops, of which the outer one is dealt out.
func.func @main() -> memref<2x3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %m = memref.alloc() : memref<2x3xi32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i, %j) : index = (%c0, %c0) to (%c2, %c3) step (%c1, %c1) {
        %k = arith.muli %i, %c10 : index
        %l = arith.addi %k, %j : index
        %x = arith.index_cast %l : index to i32
        memref.store %x, %m[%i, %j] : memref<2x3xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  return %m : memref<2x3xi32>
}

// CHECK-NEXT: dense<[0, 2, 4, 6]> : memref<4xindex>

//--- 07_composite.mlir
func.func @main() -> memref<4xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xindex>
  omp.parallel {
    omp.wsloop {
      omp.simd simdlen(2) {
        omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
          %x = arith.addi %i, %i : index
          memref.store %x, %m[%i] : memref<4xindex>
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  }
  return %m : memref<4xindex>
}
