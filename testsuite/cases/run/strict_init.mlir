// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// RUN: echo continue | mlir-interp step %s | FileCheck %s --check-prefix=STEP
// RUN: echo continue | mlir-interp step %s --strict-init | FileCheck %s --check-prefix=STRICT
// RUN: mlir-interp trace %s --json | FileCheck %s --check-prefix=TRACE
// RUN: not mlir-interp trace %s --json --strict-init | FileCheck %s --check-prefix=ENDS
// --strict-init reports reads, not copies, of what was never written; all commands that run a program take it.
func.func @main() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  memref.copy %m, %n : memref<4xi32> to memref<4xi32>
  // CHECK: poison : i32
  // STEP: poison : i32
  // TRACE: poison
  // ENDS: "event": "end", {{.*}}"line": [[# @LINE + 2]], "column": 8, "text": "undefined behaviour: the element is read, and nothing was ever written there"
  // STRICT: strict_init.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %x = affine.load %n[2] : memref<4xi32>
  return %x : i32
}
