// An operation that we lack stands in nobody's way who does not come to it: neither in its own syntax nor in the
// generic form, nor where it leaves names open. Who may come to it is told before anything runs.
// RUN: mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s --lower-missing 2>&1 | FileCheck %s
// RUN: mlir-interp run %s -e comes 2> %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=COMES < %t
// RUN: mlir-interp run %s -e bare --args=1 2> %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=BARE < %t
// RUN: mlir-interp verify %s; test $? -eq 6
// CHECK-NOT: note
// CHECK: 4 : i32

func.func @main() -> i32 {
  %later = arith.constant 4 : i32
  cf.br ^end
^end:
  return %later : i32
}

func.func @bare(i32) -> i32 {
^entry(%a: i32):
  %b = arith.addi %a, %later : i32
  // BARE: lacking_unreached.mlir:[[# @LINE + 1]]:8: error: unsupported operation 'emitc.add': mlir-interp does not execute `emitc` yet
  %c = emitc.add %a, %b { like = "}" } : (i32, i32) -> i32
  cf.br ^end
^end:
  return %c : i32
}

func.func @later() -> i64 {
  %later = arith.constant 4 : i64
  return %later : i64
}

func.func @generic(%v: vector<4xf32>) -> vector<4xf32> {
  // COMES: lacking_unreached.mlir:[[# @LINE + 1]]:8: error: unsupported operation 'gpu.rotate': mlir-interp does not execute `gpu` yet
  %r = "gpu.rotate"(%v, %v, %v) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return %r : vector<4xf32>
}

func.func @comes() -> i32 {
  %v = arith.constant dense<1.0> : vector<4xf32>
  %r = func.call @generic(%v) : (vector<4xf32>) -> vector<4xf32>
  %one = arith.constant 1 : i32
  return %one : i32
}
