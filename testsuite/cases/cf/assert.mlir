// RUN: mlir-interp run %s -e check --args 'true' | FileCheck %s
// RUN: not mlir-interp run %s -e check --args 'false' 2>&1 | FileCheck %s --check-prefix=TRAP
// RUN: mlir-interp run %s -e check --args 'false' 2> /dev/null; test $? -eq 5
func.func @check(%c: i1) -> i1 {
  // TRAP: assert.mlir:[[# @LINE + 1]]:3: error: the program stopped itself: assertion failed: it must hold
  cf.assert %c, "it must hold"
  // CHECK: true : i1
  return %c : i1
}
