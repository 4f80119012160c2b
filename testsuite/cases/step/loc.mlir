// RUN: printf 'b 8\nc\nb 5\ninfo frame\n' | mlir-interp step %s -e f --args '3 : i32' | FileCheck %s
// A location that an operation gives itself hides neither its line nor its text.
func.func @f(%a: i32 loc("x.py":3:4)) -> i32 {
  %0 = arith.addi %a, %a : i32 loc(callsite("foo"("y.c":1:2) at fused["z.c":3:4, "w.c":5:6]))
  %1 = arith.divsi %0, %a : i32 loc("orig.py":77:9)
  %2 = arith.addi %1, %a : i32 loc(#later)
  // Unknown is a location as well.
  return %2 : i32 loc(unknown)
} loc("bla")
#later = loc("later.py":1:1)

// CHECK: #1 arith.addi in @f, line 4, loc(
// CHECK: => 4 {{.*}}arith.addi
// CHECK: (step) b 8
// CHECK-NEXT: breakpoint 1: line 8, before 'func.return', line 8, loc(unknown)
// CHECK: (step) c
// CHECK: => 8 {{.*}}return
// CHECK: (step) b 5
// CHECK-NEXT: breakpoint 2: line 5, before 'arith.divsi', line 5, loc("orig.py":77:9)
