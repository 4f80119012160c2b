// What the program prints comes as it prints it, begins and ends on lines of its own between the
// stepper's, and comes once, however often the time of it is gone through.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | grep -v '^  ' | diff %S/Inputs/output.txt -

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @main() {
  %a = arith.constant 11 : i64
  %b = arith.constant 22 : i64
  func.call @printI64(%a) : (i64) -> ()
  func.call @printComma() : () -> ()
  func.call @printI64(%b) : (i64) -> ()
  func.call @printNewline() : () -> ()
  func.call @printI64(%b) : (i64) -> ()
  return
}

// STEP: next 2
// STEP: next
// STEP: next
// STEP: reverse-step
// STEP: next 2
// STEP: run
// STEP: break printNewline
// STEP: continue
// STEP: run
// STEP: continue
