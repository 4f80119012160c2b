// Breakpoints by number: temporary ones go when they were hit, disabled ones stay and do not stop;
// places for until and list; what a command does not take is refused.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/numbers.txt -

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

// STEP: tbreak @row
// STEP: break memref.store if %k == 1
// STEP: info b
// STEP: continue
// STEP: info b
// STEP: disable 2
// STEP: info breakpoints
// STEP: continue
// STEP: run
// STEP: enable
// STEP: continue
// STEP: disable 9
// STEP: enable x
// STEP: delete 99999999999
// STEP: until 10
// STEP: until @main
// STEP: until 99
// STEP: run
// STEP: delete
// STEP: until @row
// STEP: until 14
// STEP: until row
// STEP: finish 2
// STEP: where 3
// STEP: run 4
// STEP: quit now
// STEP: reverse-finish 2
// STEP: list @main
// STEP: list
// STEP: list @none
// STEP: list 7 8
// STEP: break row
// STEP: break 3 if
// STEP: break 10 if
// STEP: break 10 if %k
// STEP: break 10 %k
// STEP: info x
// STEP: help tbreak
