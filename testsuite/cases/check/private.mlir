// RUN: mlir-interp check %s | FileCheck %s
// RUN: mlir-interp check %s --entry inner | FileCheck %s --check-prefix=ENTRY
// A private function is checked with those that call it, or when it is named.

// RUN: mlir-interp check %s --json | FileCheck %s --check-prefix=JSON
// It is told that nobody asked about it.

// CHECK-NOT: @inner
// CHECK: @outer: 4096 inputs: all equal
// CHECK: 1 private function was not asked about: others may call them; --entry=NAME asks
// CHECK-NOT: not asked
// JSON: "functions_private": 1, "functions_unsupported": 0
// ENTRY-NOT: not asked
// ENTRY: @inner: 4096 inputs: all equal
// ENTRY-NOT: @outer
func.func private @inner(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

func.func @outer(%a: i32) -> i32 {
  %0 = func.call @inner(%a) : (i32) -> i32
  return %0 : i32
}
