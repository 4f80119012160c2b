// RUN: not mlir-interp verify %s 2>&1 | FileCheck %s
meaning.op my.yield(%x: i32)
meaning.op my.once(%x: i32) -> i32 {
  %r = meaning.region 0(%x) : (i32) -> i32
  return %r : i32
}
func.func @arguments(%a: i32) -> i32 {
  // CHECK: wrong_region.mlir:[[# @LINE + 1]]:8: error: 'my.once' op has a region #0 of other arguments than its meaning runs it with
  %r = "my.once"(%a) ({
  ^bb0(%x: i64):
    "my.yield"(%a) : (i32) -> ()
  }) : (i32) -> i32
  return %r : i32
}
func.func @none(%a: i32) -> i32 {
  // CHECK: wrong_region.mlir:[[# @LINE + 1]]:8: error: 'my.once' op has no region #0, which its meaning runs
  %r = "my.once"(%a) : (i32) -> i32
  return %r : i32
}
