// RUN: mlir-interp trace --json %s --args=3 | FileCheck %s
// RUN: mlir-interp trace --json --inside-meanings %s --args=3 | FileCheck %s --check-prefix=INSIDE
// A region that a meaning runs is a block of its own function; who looks into meanings sees their operations, too.
meaning.op my.yield(%x: i32)
meaning.op my.once(%x: i32) -> i32 {
  %a = meaning.region 0(%x) : (i32) -> i32
  return %a : i32
}
func.func @main(%x: i32) -> i32 {
  %r = "my.once"(%x) ({
  ^bb0(%a: i32):
    %d = arith.addi %a, %a : i32
    "my.yield"(%d) : (i32) -> ()
  }) : (i32) -> i32
  return %r : i32
}
// CHECK: "event": "begin", "time": 1, "depth": 1, "name": "my.once"
// CHECK-NEXT: "event": "block", "time": 1, "depth": 1, "of": "my.once"
// CHECK-NEXT: "event": "operation", "time": 2, "depth": 1, "name": "arith.addi"
// CHECK-NEXT: "event": "operation", "time": 3, "depth": 1, "name": "my.yield"
// CHECK-NEXT: "event": "operation", "time": 3, "depth": 1, "name": "my.once"
// CHECK-NEXT: "name": "func.return"
// INSIDE: "event": "begin", "time": 1, "depth": 1, "name": "my.once"
// INSIDE-NEXT: "event": "call", "time": 1, "depth": 2, "function": "my.once"
// INSIDE-NEXT: "event": "begin", "time": 2, "depth": 2, "name": "meaning.region"
// INSIDE-NEXT: "event": "block", "time": 2, "depth": 2, "of": "my.once"
// INSIDE-NEXT: "name": "arith.addi"
// INSIDE-NEXT: "name": "my.yield"
// INSIDE-NEXT: "event": "operation", "time": 4, "depth": 2, "name": "meaning.region"
// INSIDE-NEXT: "name": "func.return"
// INSIDE-NEXT: "event": "return", "time": 5, "depth": 1, "name": "my.once"
