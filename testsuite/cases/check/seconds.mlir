// RUN: not mlir-interp check %s --max-steps=0 --max-seconds=0.1 | FileCheck %s
// RUN: not mlir-interp diff %s --with %s --max-steps=0 --max-seconds=0.1 | FileCheck %s --check-prefix=DIFF
// One input may take so long, of the interpreter's time: then it is skipped.
// CHECK: limit
// DIFF: limit
func.func @main() -> i1 {
  %true = arith.constant true
  %r = scf.while (%go = %true) : (i1) -> i1 {
    scf.condition(%go) %go : i1
  } do {
  ^body(%go: i1):
    scf.yield %go : i1
  }
  return %r : i1
}
