// Calls: step goes into them, next over them, finish out of them; backtrace and info frames.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s --args 3 | diff %S/Inputs/calls.txt -

func.func private @factorial(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %done = arith.cmpi sle, %n, %one : i64
  cf.cond_br %done, ^end(%one : i64), ^more
^more:
  %less = arith.subi %n, %one : i64
  %below = func.call @factorial(%less) : (i64) -> i64
  %product = arith.muli %n, %below : i64
  cf.br ^end(%product : i64)
^end(%result: i64):
  return %result : i64
}

func.func @main(%n: i64) -> i64 {
  %f = func.call @factorial(%n) : (i64) -> i64
  return %f : i64
}

// STEP: step 3
// STEP: next
// STEP: next
// STEP: step
// STEP: backtrace
// STEP: info frames
// STEP: finish
// STEP: bt
// STEP: finish
// STEP: n
// STEP: s
// STEP: bt
// STEP: info locals
// STEP: info run
