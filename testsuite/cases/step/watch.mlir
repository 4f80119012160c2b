// Watchpoints: a value of SSA form when another is computed for it; an element of memory when it
// changes, also back in time, and when its memory is freed.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/watch.txt -

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<2x3xi16>
  scf.for %i = %c0 to %c4 step %c1 {
    %rest = arith.remui %i, %c2 : index
    %even = arith.cmpi eq, %rest, %c0 : index
    %v = arith.index_cast %rest : index to i16
    memref.store %v, %m[%c1, %c2] : memref<2x3xi16>
    memref.store %v, %m[%c1, %c1] : memref<2x3xi16>
  }
  memref.dealloc %m : memref<2x3xi16>
  return
}

// STEP: watch %even
// STEP: info breakpoints
// STEP: continue
// STEP: c
// STEP: delete 1
// STEP: watch %m[1, 2]
// STEP: c
// STEP: c
// STEP: rc
// STEP: c
// STEP: c
// STEP: watch %m[1, 2]
// STEP: watch %m[2, 2]
// STEP: watch %m[1]
// STEP: watch %c1[1]
// STEP: watch 12
// STEP: watch %none
// STEP: watch %none[1]
// STEP: c
// STEP: rc
// STEP: info breakpoints
