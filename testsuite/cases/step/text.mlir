// The text of the program, the manual, and what is not understood.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/text.txt -

func.func @main() {
  %c = arith.constant 1 : i1
  return
}

// STEP: list
// STEP: list
// STEP: list
// STEP: list 3
// STEP: l 99
// STEP: l x
// STEP: where
// STEP: explain no.such
// STEP: until
// STEP: foo
// STEP: re
// STEP: unt
// STEP: info
// STEP: info nothing
// STEP: # a comment
// STEP: help step
// STEP: help foo
// STEP: quit
// STEP: step
