// An object a diagnostic, its notes inside, and the sums.
// RUN: sh -c 'mlir-interp verify %s --json --split-input-file 2>&1; echo status $?' | FileCheck %s

// CHECK: {"schema": "mlir-interp/1", "command": "verify", "kind": "diagnostic", "rule": "verifier", "severity": "error", "file": "{{.*}}verify_json.mlir", "line": [[#@LINE+2]], "column": 3, "text": "'func.return' op has 0 operands, but enclosing function (@f) returns 1", "notes": [{"severity": "note",
func.func @f() -> i32 {
  func.return
}

// -----

// CHECK-NEXT: "kind": "diagnostic", "rule": "unsupported", "severity": "error",
func.func @g() {
  "gpu.barrier"() : () -> ()
  return
}
// CHECK-NEXT: {"schema": "mlir-interp/1", "command": "verify", "kind": "summary", "file": "{{.*}}verify_json.mlir", "status": "invalid", "exit": 3, "errors": 2, "warnings": 0}
// CHECK-NEXT: status 3
