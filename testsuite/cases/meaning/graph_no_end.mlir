// RUN: mlir-interp run %s 2> %t; test $? -eq 5
// RUN: FileCheck %s --input-file=%t
// A limit on ticks of a graph that waits for a value (G6).
meaning.op my.out(%v: i1)
meaning.op my.until() -> i1 {
  %most = arith.constant 7 : index
  %r = meaning.graph 0() ticks %most until 0 : () -> i1
  return %r : i1
}
func.func @main() -> i1 {
  %false = arith.constant false
  // CHECK: [[#@LINE+1]]:8: error: the program stopped itself: the graph does not end: what it waits for is not true after 7 ticks
  %r = "my.until"() ({
    "my.out"(%false) : (i1) -> ()
  }) : () -> i1
  return %r : i1
}
