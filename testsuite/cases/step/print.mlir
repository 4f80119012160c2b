// print: every format, vectors, poison with its history, memory; and what cannot be printed.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/print.txt -

func.func private @both() -> (i8, i8) {
  %a = arith.constant 3 : i8
  %b = arith.constant 4 : i8
  return %a, %b : i8, i8
}

func.func @main() {
  %i = arith.constant -2 : i12
  %tenth = arith.constant 0.1 : f32
  %wide = arith.constant 170141183460469231731687303715884105727 : i128
  %truth = arith.constant true
  %vector = arith.constant dense<[1, -1]> : vector<2xi8>
  %max = arith.constant 127 : i8
  %sum = arith.addi %max, %max overflow<nsw> : i8
  %poisoned = arith.xori %sum, %max : i8
  %m = memref.alloc() : memref<2xi12>
  %c1 = arith.constant 1 : index
  memref.store %i, %m[%c1] : memref<2xi12>
  %two:2 = func.call @both() : () -> (i8, i8)
  scf.if %truth {
    %inner = arith.constant 1 : i8
  }
  return
}

// STEP: break 26
// STEP: print %i
// STEP: continue
// STEP: print %i
// STEP: print/d %i
// STEP: print/x %i
// STEP: print/t %i
// STEP: p/e %i
// STEP: p %tenth
// STEP: p/e %tenth
// STEP: p/x %tenth
// STEP: p/t %tenth
// STEP: p/d %tenth
// STEP: p %wide
// STEP: p/x %wide
// STEP: p %truth
// STEP: p/x %vector
// STEP: p/d %vector
// STEP: p %poisoned
// STEP: p/x %poisoned
// STEP: p %m
// STEP: p %m[1]
// STEP: p/x %m[1]
// STEP: p %m[0]
// STEP: p/t %m[0]
// STEP: p %two#1
// STEP: p/x %m
// STEP: p/q %i
// STEP: p %m[2]
// STEP: p %m[-1]
// STEP: p %m[0
// STEP: p %i[0]
// STEP: p %inner
// STEP: p %none
// STEP: p
// STEP: p 12
// STEP: rs
// STEP: p %inner
