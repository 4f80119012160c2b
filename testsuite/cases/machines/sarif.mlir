// Undefined behaviour as SARIF: the rule by the operation, notes as related locations, the column in
// characters, a relative URI. The program's output is on standard error.
// RUN: sh -c 'cd %S && mlir-interp run sarif.mlir --sarif 2>/dev/null; true' | FileCheck %s
// RUN: sh -c 'cd %S && mlir-interp run sarif.mlir --sarif 2>&1 >/dev/null; true' | FileCheck %s --check-prefix=SAID
// RUN: not mlir-interp run %s --sarif=%t.sarif
// RUN: FileCheck %s < %t.sarif
// RUN: not mlir-interp run %s --sarif=%t.not/there 2>&1 | FileCheck %s --check-prefix=WRITE

// CHECK: {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{"tool": {"driver": {"name": "mlir-interp", "fullName": "{{.*}}", "rules": [{"id": "undefined-behaviour/arith.divsi", "shortDescription": {"text": "the run did what the language leaves undefined"}, "fullDescription": {"text": "
// CHECK-SAME: "invocations": [{"executionSuccessful": true, "exitCode": 4}], "columnKind": "unicodeCodePoints"
// CHECK-SAME: "results": [{"ruleId": "undefined-behaviour/arith.divsi", "ruleIndex": 0, "level": "error", "message": {"text": "undefined behaviour:
// CHECK-SAME: "uri": "{{(file://.*/)?}}sarif.mlir"}, "region": {"startLine": [[#@LINE+8]], "startColumn": 48}}}], "relatedLocations": [{"id": 0, "physicalLocation"
// SAID: {{^}}1{{$}}
// SAID: sarif.mlir:{{[0-9]+}}:{{[0-9]+}}: error: undefined behaviour
// WRITE: error: cannot write '{{.*}}/there'

func.func @main() -> i32 {
  %x = arith.constant 1 : i32
  vector.print %x : i32
  %q = arith.constant {s = "äöü"} 0 : i32 %r = arith.divsi %x, %q : i32
  return %x : i32
}
