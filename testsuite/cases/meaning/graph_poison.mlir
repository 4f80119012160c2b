// RUN: mlir-interp run %s 2> %t; test $? -eq 4
// RUN: FileCheck %s --input-file=%t
// Whether a graph goes on must not be poison (G6), which its state may have made.
meaning.op my.out(%v: i1)
meaning.op my.until() -> i1 {
  %r = meaning.graph 0() until 0 : () -> i1
  return %r : i1
}
meaning.op my.unset(%in: i1) holds (%was: i1) -> i1 {
  begin { meaning.poison "nothing set it" : i1 }
  gives { return %was : i1 }
  takes { return %in : i1 }
}
func.func @main() -> i1 {
  %false = arith.constant false
  // CHECK: [[#@LINE+1]]:8: error: undefined behaviour: it is poison whether the graph goes on
  %r = "my.until"() ({
    // CHECK: [[#@LINE+1]]:12: note: {{.*}}nothing set it
    %was = "my.unset"(%false) : (i1) -> i1
    "my.out"(%was) : (i1) -> ()
  }) : () -> i1
  return %r : i1
}
