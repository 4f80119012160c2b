// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func private @printNewline() -> i32
func.func @main() {
  // CHECK: result.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the function @printNewline is called with types that are not its own
  %x = call @printNewline() : () -> i32
  return
}
