// RUN: mlir-interp run %s 2> %t; test $? -eq 4
// RUN: FileCheck %s --input-file=%t
// No tick, no results (G6).
meaning.op my.out(%v: i1)
meaning.op my.run(%n: index) -> i1 {
  %r = meaning.graph 0() ticks %n : () -> i1
  return %r : i1
}
func.func @main() -> i1 {
  %zero = arith.constant 0 : index
  %false = arith.constant false
  // CHECK: [[#@LINE+1]]:8: error: undefined behaviour: a graph that runs for no tick gives nothing
  %r = "my.run"(%zero) ({
    "my.out"(%false) : (i1) -> ()
  }) : (index) -> i1
  return %r : i1
}
