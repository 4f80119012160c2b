// RUN: mlir-interp trace %s --json 2> %t.err | FileCheck %s; FileCheck %s --check-prefix=ERROR < %t.err
// RUN: mlir-interp trace %s --json > /dev/null 2>&1; test $? -eq 4
// A run that ends early: its last events, and the report in both places.

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // CHECK: "event": "begin", {{.*}}"name": "func.call"
  %q = call @divide(%one, %zero) : (i32, i32) -> i32
  return %q : i32
}

func.func @divide(%a: i32, %b: i32) -> i32 {
  // CHECK: "event": "begin", "time": 4, "depth": 2, "name": "arith.divsi", {{.*}}"operands": [{"name": "%a", "type": "i32", "value": "1"}, {"name": "%b", "type": "i32", "value": "0"}]}
  // CHECK-NEXT: "event": "end", "time": 4, "depth": 2, "end": "undefined", "results": "", "operation": "arith.divsi", "report": [{"severity": "error", "file": "{{.*}}", "line": [[#@LINE+2]], "column": 8, "text": "undefined behaviour: {{.*}}"}, {"severity": "note", {{.*}}
  // ERROR: json_end.mlir:[[#@LINE+1]]:8: error: undefined behaviour
  %q = arith.divsi %a, %b : i32
  return %q : i32
}
