// RUN: mlir-interp run %s | FileCheck %s --match-full-lines
// RUN: not mlir-interp run %s -e ever --max-steps=1000 2>&1 | FileCheck %s --check-prefix=EVER
// A loop may ask a constant that stands within it.
// CHECK: 5
func.func @main() {
  %c5 = arith.constant 5 : i32
  scf.while : () -> () {
    %false = arith.constant false
    scf.condition(%false)
  } do {
    scf.yield
  }
  cf.br ^loop
^loop:
  %no = arith.constant false
  cf.cond_br %no, ^loop, ^end
^end:
  vector.print %c5 : i32
  return
}
func.func @ever() {
  cf.br ^loop
^loop:
  %yes = arith.constant true
  // EVER: constant_condition.mlir:[[#@LINE+1]]:3: error: {{.*}}limit
  cf.cond_br %yes, ^loop, ^end
^end:
  return
}
