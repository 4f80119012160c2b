// Frames: values, place, text and words of `info` are those of the frame that is looked at, until the
// run moves; `finish` ends it. Displays are shown at each stop where they have a value.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/frames.txt -

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

// STEP: info display
// STEP: break memref.store
// STEP: continue
// STEP: up
// STEP: print %i
// STEP: print %k
// STEP: info args
// STEP: info l
// STEP: info f
// STEP: list
// STEP: info b
// STEP: up
// STEP: down
// STEP: print %k
// STEP: info a
// STEP: frame 1
// STEP: frame
// STEP: frame 2
// STEP: frame x
// STEP: down 2
// STEP: display %r
// STEP: display %i
// STEP: display /x %j + 1
// STEP: continue
// STEP: display
// STEP: undisplay 2
// STEP: undisplay 7
// STEP: info display
// STEP: frame 1
// STEP: watch %i
// STEP: finish
// STEP: display
// STEP: bt 1
// STEP: bt x
// STEP: undisplay
// STEP: display
// STEP: continue
// STEP: delete
// STEP: run
// STEP: tbreak @row
// STEP: c
// STEP: info f
// STEP: reverse-finish
// STEP: info f
