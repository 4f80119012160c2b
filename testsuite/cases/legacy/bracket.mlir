// A type's bracket that never closes, before ')' and before '->'. DECISIONS.md O11.
// RUN: mlir-interp print --legacy %s 2>&1 | FileCheck %s
// RUN: not mlir-interp print %s 2>&1 | FileCheck %s --check-prefix=ERROR
// CHECK: :[[@LINE+5]]:38: warning: the '<' of a type is never closed: read as if '>' stood here
// CHECK-NOT: warning
// CHECK: @f(tensor<4xf32>) -> memref<4xf32>
// CHECK: @g() -> vector<4xf32>
// ERROR: :[[@LINE+1]]:38: error: expected '>' in tensor type
func.func private @f(%t: tensor<4xf32) -> (memref<4xf32)
func.func private @g() -> (vector<4xf32)
