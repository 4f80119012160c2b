// A function without a body could be public. DECISIONS.md O12.
// RUN: mlir-interp print --legacy %s | mlir-opt | FileCheck %s
// CHECK: func.func private @f(i32) -> i32
func @f(i32) -> i32
// CHECK: func.func nested @g()
func nested @g()
