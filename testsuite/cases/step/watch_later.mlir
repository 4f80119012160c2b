// An element can be watched before its memory is there: the watch begins when the memref has a value,
// and follows it when it is given anew; back in time as well, and from within a call.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/watch_later.txt -

func.func @set(%to: memref<?xi16>, %at: index, %value: i16) {
  memref.store %value, %to[%at] : memref<?xi16>
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : i16
  scf.for %i = %c0 to %c2 step %c1 {
    %n = arith.addi %i, %c2 : index
    %m = memref.alloc(%n) : memref<?xi16>
    func.call @set(%m, %c0, %seven) : (memref<?xi16>, index, i16) -> ()
    %at = arith.addi %i, %c1 : index
    func.call @set(%m, %at, %seven) : (memref<?xi16>, index, i16) -> ()
    memref.dealloc %m : memref<?xi16>
  }
  %last = memref.alloc() : memref<2xi16>
  memref.store %seven, %last[%c1] : memref<2xi16>
  memref.dealloc %last : memref<2xi16>
  return
}

// STEP: watch %m[2]
// STEP: watch %last[1]
// STEP: info breakpoints
// STEP: watch %last[2]
// STEP: watch %last[0, 0]
// STEP: watch %n[0]
// STEP: continue
// STEP: continue
// STEP: reverse-continue
// STEP: delete 1
// STEP: continue
// STEP: print %last[1] + 1
// STEP: goto 3
// STEP: continue
