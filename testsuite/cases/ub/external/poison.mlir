// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func private @printI64(i64)
func.func @main() {
  %p = ub.poison : i64
  // CHECK: poison.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: poison is handed to the function @printI64
  call @printI64(%p) : (i64) -> ()
  return
}
