// How a run ends is told with the whole report, everything can still be looked at, and one can go
// back from there.
// RUN: printf 'c\nbt\ninfo locals\nwhere\nstep\nrs\nrs\n' | mlir-interp step %s -e undefined | FileCheck %s --check-prefix=UB
// RUN: printf 'c\nrn\n' | mlir-interp step %s -e trap | FileCheck %s --check-prefix=TRAP
// RUN: printf 'c\ninfo run\ninfo locals\nrs\n' | mlir-interp step %s -e endless --max-steps=5000 | FileCheck %s --check-prefix=LIMIT
// RUN: printf 'c\nrs\n' | mlir-interp step %s -e unknown | FileCheck %s --check-prefix=UNKNOWN
// RUN: printf 'c\nc\ninfo locals\nprint %%%%a\nbt\nexplain\nwatch %%%%a\nrs\n' | mlir-interp step %s -e returns | FileCheck %s --check-prefix=RETURNS
// RUN: not mlir-interp step %s -e none < /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp step %s -e returns --args 1 < /dev/null 2>&1 | FileCheck %s --check-prefix=ARGS
// RUN: not mlir-interp step - -e returns < %s 2>&1 | FileCheck %s --check-prefix=INPUT

// UB: (step) c
// UB-NEXT: the run has ended:
// UB-NEXT: {{.*}}: error: undefined behaviour: the divisor is zero
// UB: called here
// UB: (step) bt
// UB-NEXT: {{ *}}#0 @divide(%a = 7 : i32, %b = 0 : i32) at arith.divsi
// UB-NEXT: #1 @undefined() at func.call
// UB: (step) info locals
// UB-NEXT: %a = 7 : i32
// UB-NEXT: %b = 0 : i32
// UB-NEXT: (step) where
// UB-NEXT: the run has ended:
// UB: (step) step
// UB-NEXT: error: the run has ended; reverse-step and its like go back
// UB: (step) rs
// UB-NEXT: #4 arith.divsi in @divide
// UB: (step) rs
// UB-NEXT: #3 func.call in @undefined
func.func private @divide(%a: i32, %b: i32) -> i32 {
  %q = arith.divsi %a, %b : i32
  return %q : i32
}
func.func @undefined() -> i32 {
  %c7 = arith.constant 7 : i32
  %c0 = arith.constant 0 : i32
  %r = func.call @divide(%c7, %c0) : (i32, i32) -> i32
  return %r : i32
}

// TRAP: the run has ended:
// TRAP-NEXT: {{.*}}: error: {{.*}}never so
// TRAP: (step) rn
// TRAP-NEXT: #2 cf.assert in @trap
func.func @trap() {
  %false = arith.constant false
  cf.assert %false, "never so"
  return
}

// LIMIT: the run has ended:
// LIMIT-NEXT: {{.*}}: error: {{.*}}more than 5000 operations were executed
// LIMIT: @endless has ended after 5000 operations
// LIMIT: error: the run has ended before its next operation began
// LIMIT: (step) rs
// LIMIT-NEXT: #5000 cf.br in @endless
func.func @endless() {
  cf.br ^again
^again:
  cf.br ^again
}

// UNKNOWN: error: unsupported: {{.*}}the function @nobody
// UNKNOWN: (step) rs
// UNKNOWN-NEXT: #1 func.call in @unknown
func.func private @nobody()
func.func @unknown() {
  func.call @nobody() : () -> ()
  return
}

// RETURNS: (step) c
// RETURNS-NEXT: @returns returned, and the run has ended:
// RETURNS-NEXT: 5 : i32
// RETURNS-NEXT: (step) c
// RETURNS-NEXT: error: the run has ended
// RETURNS-NEXT: (step) info locals
// RETURNS-NEXT: error: the run has returned, and nothing is left
// RETURNS-NEXT: (step) print %a
// RETURNS-NEXT: error: the run has returned, and nothing is left
// RETURNS-NEXT: (step) bt
// RETURNS-NEXT: error: the run has returned, and nothing is left
// RETURNS-NEXT: (step) explain
// RETURNS-NEXT: error: the run has ended: say which operation
// RETURNS-NEXT: (step) watch %a
// RETURNS-NEXT: error: there is no value %a here
// RETURNS-NEXT: (step) rs
// RETURNS-NEXT: #2 func.return in @returns
func.func @returns() -> i32 {
  %a = arith.constant 5 : i32
  return %a : i32
}

// NONE: there is no function @none to run
// ARGS: error: {{.*}}argument
// INPUT: error: 'step' reads commands from standard input; the program must be a file
