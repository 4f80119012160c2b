// Of what is valid the functions that can run, how they are asked for, and what to try them with.
// RUN: mlir-interp verify %s --json | FileCheck %s --match-full-lines

// CHECK: {"schema": "mlir-interp/1", "command": "verify", "kind": "function", "name": "main", "type": "() -> i32", "args": "", "line": [[#@LINE+1]]}
func.func @main() -> i32 {
  %r = arith.constant 1 : i32
  return %r : i32
}

// What has no body cannot run.
func.func private @elsewhere()

module @inner {
  // CHECK-NEXT: {"schema": "mlir-interp/1", "command": "verify", "kind": "function", "name": "inner::f", "type": "(memref<2xi8>, i1) -> ()", "args": "dense<3>, true", "line": [[#@LINE+1]]}
  func.func @f(%m: memref<2xi8>, %b: i1) {
    return
  }
}
// CHECK-NEXT: {"schema": "mlir-interp/1", "command": "verify", "kind": "summary",{{.*}}"errors": 0, "warnings": 0}
