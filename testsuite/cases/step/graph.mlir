// RUN: printf 'info graph\nstep 3\ninfo graph\nstep 4\ninfo graph\nstep 3\ninfo graph\n' | mlir-interp step %s | FileCheck %s --strict-whitespace
// RUN: printf 'step\ninfo graph\n' | mlir-interp step %s -e circle | FileCheck %s --check-prefix=CIRCLE
// What of a graph has fired, what may, what the rest waits for, and what is held.
meaning.op my.delay(%in: i32) holds (%was: i32) -> i32 {
  begin { arith.constant 4 : i32 }
  gives { return %was : i32 }
  takes { return %in : i32 }
}
meaning.op my.clocked(%n: index) {
  meaning.graph 0() ticks %n : () -> ()
}
// CHECK: the operation stands in no graph region
func.func @main() {
  %n = arith.constant 2 : index
  "my.clocked"(%n) ({
    %true = arith.constant true
    %next = arith.addi %was, %one : i32
    %one = arith.constant 1 : i32
    %was = "my.delay"(%kept) : (i32) -> i32
    %kept = scf.if %true -> i32 {
      scf.yield %next : i32
    } else {
      scf.yield %one : i32
    }
    %other = "my.delay"(%was) : (i32) -> i32
  }) : (index) -> ()
  return
}
// CHECK: {{^}}fired:
// CHECK-NEXT: {{^}}  %true = true : i1, arith.constant, line 16
// CHECK-NEXT: {{^}}ready:
// CHECK-NEXT: {{^}}  arith.constant, line 18, is next
// CHECK-NEXT: {{^}}  my.delay, line 19
// CHECK-NEXT: {{^}}  my.delay, line 25
// CHECK-NEXT: {{^}}waiting:
// CHECK-NEXT: {{^}}  arith.addi, line 17, waits for %was of my.delay, line 19
// CHECK-NEXT: {{^}}  scf.if, line 20, waits for %next of arith.addi, line 17
// CHECK-NEXT: {{^}}state:
// CHECK-NEXT: {{^}}  %was, my.delay, line 19, holds 4 : i32, and takes when all else has fired
// Within a region of one of them that one is what fires.
// CHECK: {{^}}fired:
// CHECK: {{^}}  %next = 5 : i32, arith.addi, line 17
// CHECK-NEXT: {{^}}  %other = 4 : i32, my.delay, line 25
// CHECK-NEXT: {{^}}ready:
// CHECK-NEXT: {{^}}  scf.if, line 20, is next
// CHECK-NEXT: {{^}}state:
// When it has taken it will hold something else.
// CHECK: {{^}}  %kept = 5 : i32, scf.if, line 20
// CHECK-NEXT: {{^}}state:
// CHECK-NEXT: {{^}}  %was, my.delay, line 19, holds 4 : i32, from the tick on 5 : i32
// CHECK-NEXT: {{^}}  %other, my.delay, line 25, holds 4 : i32, and takes when all else has fired

func.func @circle() {
  test.graph_region {
    %a = arith.addi %b, %b : i32
    %b = arith.muli %a, %a : i32
  }
  return
}
// CIRCLE: {{^}}waiting:
// CIRCLE-NEXT: {{^}}  arith.addi, line 55, waits for %b of arith.muli, line 56
// CIRCLE-NEXT: {{^}}  arith.muli, line 56, waits for %a of arith.addi, line 55
