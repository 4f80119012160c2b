// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
meaning.op my.mode() attributes {mode} -> i32 {
  %r = arith.constant number($mode)
  return %r : i32
}
func.func @main() -> i32 {
  // CHECK: number_of_text.mlir:[[#@LINE+1]]:8: error: 'my.mode' op has a meaning that is wrong for this use: number() takes the case of an enum, a flag or a number
  %a = "my.mode"() {mode = "fast"} : () -> i32
  return %a : i32
}
