// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e circle 2> %t; test $? -eq 5
// RUN: FileCheck %s --input-file=%t --check-prefix=CIRCLE
// An operand that `gives` names is needed before it gives (G5): the sum with what comes now.
meaning.op my.out(%v: i32)
meaning.op my.run() -> i32 {
  %n = arith.constant 3 : index
  %r = meaning.graph 0() ticks %n : () -> i32
  return %r : i32
}
meaning.op my.sum(%in: i32, %input: i32) holds (%sum: i32) -> i32 {
  begin { arith.constant 0 : i32 }
  gives { arith.addi %sum, %in : i32 }
  takes { arith.addi %sum, %input : i32 }
}
// CHECK: 25 : i32
func.func @main() -> i32 {
  %r = "my.run"() ({
    %sum = "my.sum"(%five, %ten) : (i32, i32) -> i32
    %five = arith.constant 5 : i32
    %ten = arith.constant 10 : i32
    "my.out"(%sum) : (i32) -> ()
  }) : () -> i32
  return %r : i32
}
// It may hold what is made of its result, but not need that to give it.
func.func @circle() -> i32 {
  %r = "my.run"() ({
    // CIRCLE: [[#@LINE+1]]:12: error: the program stopped itself: a deadlock: operations wait in a circle
    %sum = "my.sum"(%more, %more) : (i32, i32) -> i32
    // CIRCLE-DAG: [[#@LINE-1]]:12: note: 'my.sum' waits for %more
    %more = arith.addi %sum, %sum : i32
    "my.out"(%sum) : (i32) -> ()
  }) : () -> i32
  return %r : i32
}
