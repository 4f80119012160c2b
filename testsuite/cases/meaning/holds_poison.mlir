// RUN: mlir-interp run %s 2>/dev/null | FileCheck %s
// RUN: mlir-interp run %s -e gone 2>/dev/null | FileCheck %s --check-prefix=GONE
// Poison that is taken is held (G5), though nothing that the graph computes is poison; and it goes when
// something else is held.
meaning.op my.out(%v: i32)
meaning.op my.run(%n: index) -> i32 {
  %r = meaning.graph 0() ticks %n : () -> i32
  return %r : i32
}
meaning.op my.count(%in: i32) holds (%was: i32) -> i32 {
  begin { arith.constant 2147483646 : i32 }
  gives { return %was : i32 }
  takes { arith.addi %was, %in overflow<nsw> : i32 }
}
meaning.op my.once(%in: i32) holds (%was: i32) -> i32 {
  begin { meaning.poison "nothing set it" : i32 }
  gives { return %was : i32 }
  takes { return %in : i32 }
}
// CHECK: poison : i32
func.func @main() -> i32 {
  %n = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %r = "my.run"(%n) ({
    %was = "my.count"(%one) : (i32) -> i32
    "my.out"(%was) : (i32) -> ()
  }) : (index) -> i32
  return %r : i32
}
// GONE: 1 : i32
func.func @gone() -> i32 {
  %n = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %r = "my.run"(%n) ({
    %was = "my.once"(%one) : (i32) -> i32
    "my.out"(%was) : (i32) -> ()
  }) : (index) -> i32
  return %r : i32
}
