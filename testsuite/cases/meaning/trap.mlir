// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
meaning.op my.check(%x: i1) {
  // CHECK-DAG: trap.mlir:[[# @LINE + 1]]:3: note: its meaning says so here
  meaning.require %x else trap "the check failed"
  return
}
func.func @main() {
  %false = arith.constant false
  // CHECK-DAG: trap.mlir:[[# @LINE + 1]]:3: error: the program stopped itself: the check failed
  "my.check"(%false) : (i1) -> ()
  return
}
