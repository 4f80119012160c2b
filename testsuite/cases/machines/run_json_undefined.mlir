// A run that is undefined: the operation, the page of the rule, the lines of the report; the status
// is the run's.
// RUN: sh -c 'mlir-interp run %s --json; echo status $?' | FileCheck %s
// RUN: sh -c 'mlir-interp run %s --json --status=program -e stops; echo status $?' | FileCheck %s --check-prefix=OWN

func.func @main() -> i32 {
  %x = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  vector.print %x : i32
  // CHECK: "status": "undefined", "exit": 4, "report": [{"severity": "error", "file": "{{.*}}.mlir", "line": [[#@LINE+2]], "column": 8, "text": "undefined behaviour: the divisor is zero"}, {"severity": "note"
  // CHECK-SAME: "operation": "arith.divsi", "rule": "arith.divsi", "output": "1\u000a", "steps": 4}
  %r = arith.divsi %x, %zero : i32
  return %r : i32
}
// CHECK: status 4

// OWN: "status": "trap", "exit": 105
// OWN: status 105
func.func @stops() {
  %false = arith.constant false
  cf.assert %false, "no"
  return
}
