// To watch a memref is to watch its value and its memory: a call that hands on the same one is no
// change, a store that changes nothing neither. What a value was in an earlier call counts.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/watch_memref.txt -

func.func @row(%m: memref<3xi32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 5 : i32
  scf.for %k = %c0 to %c2 step %c1 {
    %j = arith.addi %k, %c1 : index
    memref.store %v, %m[%j] : memref<3xi32>
  }
  %next = arith.addi %i, %c1 : index
  return %next : index
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<3xi32>
  scf.for %i = %c1 to %c3 step %c1 {
    %r = func.call @row(%m, %i) : (memref<3xi32>, index) -> index
  }
  memref.dealloc %m : memref<3xi32>
  return
}

// STEP: break @row
// STEP: continue
// STEP: delete
// STEP: watch %m
// STEP: watch %next
// STEP: continue
// STEP: continue
// STEP: continue
// STEP: continue
// STEP: continue
// STEP: reverse-continue
// STEP: reverse-continue
// STEP: continue
// STEP: continue
// STEP: continue
