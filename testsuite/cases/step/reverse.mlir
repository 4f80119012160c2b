// Backwards: by an operation, over what a call did, to breakpoints, to any time; from the end too.
// What the program printed is not printed again.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/reverse.txt -

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @show(%v: i64) -> i64 {
  func.call @printI64(%v) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return %v : i64
}

func.func @main() -> i64 {
  %c1 = arith.constant 1 : i64
  %one = func.call @show(%c1) : (i64) -> i64
  %twice = arith.addi %one, %one : i64
  %two = func.call @show(%twice) : (i64) -> i64
  return %two : i64
}

// STEP: reverse-step
// STEP: rc
// STEP: step
// STEP: reverse-step 10
// STEP: continue
// STEP: continue
// STEP: info locals
// STEP: reverse-step
// STEP: reverse-next
// STEP: reverse-next 2
// STEP: reverse-step
// STEP: goto 11
// STEP: break @show
// STEP: reverse-continue
// STEP: info run
// STEP: reverse-continue
// STEP: continue
// STEP: goto 9
// STEP: print %twice
// STEP: goto 1000
// STEP: goto 0
// STEP: goto x
// STEP: run
// STEP: step 3x
