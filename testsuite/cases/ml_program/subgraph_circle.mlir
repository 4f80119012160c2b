// RUN: mlir-interp run %s > %t.out 2> %t; test $? -eq 5
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --input-file=%t.out --check-prefix=OUT
// RUN: mlir-interp run %s -e itself 2> %t; test $? -eq 5
// RUN: FileCheck %s --input-file=%t --check-prefix=ITSELF
// RUN: mlir-interp run %s -e inside 2> %t; test $? -eq 5
// RUN: FileCheck %s --input-file=%t --check-prefix=INSIDE
// What waits in a circle never fires; what can has fired before that is told (G3).
ml_program.subgraph @main() -> i32 {
  %z = arith.addi %a, %k : i32
  // CHECK: {{.*}}: error: the program stopped itself: a deadlock: operations wait in a circle
  %a = arith.addi %b, %k : i32
  %b = arith.addi %c, %k : i32
  %c = arith.muli %a, %k : i32
  // CHECK-DAG: [[#@LINE-3]]:8: note: 'arith.addi' waits for %b
  // CHECK-DAG: [[#@LINE-3]]:8: note: 'arith.addi' waits for %c
  // CHECK-DAG: [[#@LINE-3]]:8: note: 'arith.muli' waits for %a
  // CHECK: the rule is decision G3
  %k = arith.constant 7 : i32
  // OUT: 7
  vector.print %k : i32
  ml_program.output %z : i32
}

ml_program.subgraph @itself() -> i32 {
  // ITSELF: [[#@LINE+2]]:8: error: the program stopped itself: a deadlock
  // ITSELF: [[#@LINE+1]]:8: note: 'arith.addi' waits for %a
  %a = arith.addi %a, %a : i32
  ml_program.output %a : i32
}

// A region's operation waits for its own operation's result.
ml_program.subgraph @inside() -> i32 {
  %true = arith.constant true
  // INSIDE: [[#@LINE+2]]:8: error: the program stopped itself: a deadlock
  // INSIDE: [[#@LINE+1]]:8: note: 'scf.if' waits for %a
  %a = scf.if %true -> i32 {
    %b = arith.addi %a, %a : i32
    scf.yield %b : i32
  } else {
    %c = arith.constant 0 : i32
    scf.yield %c : i32
  }
  ml_program.output %a : i32
}
