// RUN: i=0; while test $i -lt 40; do mlir-interp run %s --seed=$i; i=$((i + 1)); done | sort -u | FileCheck %s --check-prefix=MANY
// RUN: for i in 1 2 3; do mlir-interp run %s; done | sort -u | FileCheck %s --match-full-lines
// Which thread is the last to be critical is a choice; with seed 0 it is always the same.

// MANY: {{[0-3]}} : index
// MANY-NEXT: {{[0-3]}} : index

// CHECK: {{[0-3]}} : index
// CHECK-NOT: index

func.func @main() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<index>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        omp.critical {
          memref.store %i, %m[] : memref<index>
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  %r = memref.load %m[] : memref<index>
  return %r : index
}
