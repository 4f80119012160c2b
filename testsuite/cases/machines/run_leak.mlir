// A leak is what is told of a run that returned: results stand beside it.
// RUN: sh -c 'mlir-interp run %s --leaks --json; echo status $?' | FileCheck %s
// RUN: sh -c 'mlir-interp run %s --leaks --sarif | python3 -m json.tool; true' | FileCheck %s --check-prefix=SARIF

// CHECK: "status": "difference", "exit": 1, "report": [{"severity": "error", "file": "{{.*}}", "line": [[#@LINE+6]], "column": 8, "text": "leak: 4 bytes allocated here were never deallocated"}
// CHECK-SAME: "results": [{"type": "i32", "value": "7"}]
// CHECK: status 1
// SARIF: "id": "leak"
// SARIF: "ruleId": "leak"
func.func @main() -> i32 {
  %m = memref.alloc() : memref<i32>
  %seven = arith.constant 7 : i32
  return %seven : i32
}
