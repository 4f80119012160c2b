// RUN: mlir-interp run %s | FileCheck %s --check-prefix=FIRST
// RUN: mlir-interp run %s --seed=5 | FileCheck %s --check-prefix=OTHER
// RUN: not mlir-interp run %s -e nothing 2>&1 | FileCheck %s
// A choice is the first alternative, or what --seed makes it.
meaning.op my.die(%n: i64) -> i64 {
  %r = meaning.choose %n : i64
  return %r : i64
}
func.func @main() -> (i64, i64, i64) {
  %n = arith.constant 1000000 : i64
  %a = "my.die"(%n) : (i64) -> i64
  %b = "my.die"(%n) : (i64) -> i64
  %c = "my.die"(%n) : (i64) -> i64
  return %a, %b, %c : i64, i64, i64
}
// FIRST: 0 : i64
// FIRST-NEXT: 0 : i64
// FIRST-NEXT: 0 : i64
// OTHER: {{[1-9][0-9]+}} : i64
func.func @nothing() -> i64 {
  %n = arith.constant 0 : i64
  // CHECK: choose.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: there is nothing to choose from
  %a = "my.die"(%n) : (i64) -> i64
  return %a : i64
}
