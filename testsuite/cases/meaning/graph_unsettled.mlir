// RUN: mlir-interp run %s 2> %t; test $? -eq 5
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --input-file=%t --check-prefix=STILL
// A graph that does not settle names all that still moves, and nothing else (G6).
meaning.op my.delay(%in: i32) holds (%was: i32) -> i32 {
  begin { arith.constant 0 : i32 }
  gives { return %was : i32 }
  takes { return %in : i32 }
}
meaning.op my.settled() {
  %most = arith.constant 20 : index
  // CHECK: [[#@LINE+1]]:3: note: within what it means, in 'meaning.graph'
  meaning.graph 0() ticks %most settles : () -> ()
}
func.func @main() {
  %one = arith.constant 1 : i32
  // STILL: [[#@LINE+1]]:3: error: the program stopped itself: the graph does not settle: what it holds still moves after 20 ticks
  "my.settled"() ({
    // STILL-NOT: [[#@LINE+1]]:14: note
    %still = "my.delay"(%one) : (i32) -> i32
    // STILL: [[#@LINE+1]]:12: note: 'my.delay' still moves: it holds 19 : i32, and will hold 20 : i32
    %now = "my.delay"(%next) : (i32) -> i32
    %next = arith.addi %now, %one : i32
    // STILL: [[#@LINE+1]]:14: note: 'my.delay' still moves: it holds 18 : i32, and will hold 19 : i32
    %after = "my.delay"(%now) : (i32) -> i32
  }) : () -> ()
  // STILL: the rule is decision G6
  return
}
