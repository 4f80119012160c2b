// A meaning that runs a region of the use, looked into: its frame is there while the region runs in the user's.
// RUN: printf 'step\nstep\nstep\nstep\nstep\nbt\ncontinue\n' | mlir-interp step --inside-meanings %s -e twice --args=3 | FileCheck %s
meaning.op my.yield(%x: i32)
meaning.op my.twice(%x: i32) -> i32 {
  %a = meaning.region 0(%x) : (i32) -> i32
  %b = meaning.region 0(%a) : (i32) -> i32
  return %b : i32
}
func.func @twice(%x: i32) -> i32 {
  %r = "my.twice"(%x) ({
  ^bb0(%a: i32):
    %d = arith.addi %a, %a : i32
    "my.yield"(%d) : (i32) -> ()
  }) : (i32) -> i32
  return %r : i32
}
// CHECK: #5 meaning.region in my.twice, line 6
// CHECK: bt
// CHECK-NEXT: #0 @twice(%x = 3 : i32) at arith.addi, line 12
// CHECK-NEXT: #1 my.twice at meaning.region, line 6
// CHECK-NEXT: #2 @twice(%x = 3 : i32) at my.twice, line 10
// CHECK: @twice returned, and the run has ended:
// CHECK-NEXT: 12 : i32
