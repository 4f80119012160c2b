// One object of a run that returned, on one line, and nothing else.
// RUN: sh -c 'mlir-interp run %s --json --args="dense<[5, 6]>, 3 : i32" 2>&1' | FileCheck %s
// RUN: not mlir-interp run %s --json --args='dense<[5, 6]>' | FileCheck %s --check-prefix=ENTRY
// RUN: not mlir-interp run %s.not --json | FileCheck %s --check-prefix=FILE

// CHECK: {"schema": "mlir-interp/1", "command": "run", "kind": "run", "file": "{{.*}}run_json.mlir", "entry": "main", "args": "dense<[5, 6]>, 3 : i32", "status": "fine", "exit": 0, "report": [], "output": "3\u000a", "results": [{"type": "i32", "value": "1"}, {"type": "vector<2xi32>", "value": "dense<3>"}], "arguments": [{"number": 0, "type": "memref<2xi32>", "value": "dense<[3, 6]>"}], "steps": 6}
// CHECK-NOT: {{.}}
// ENTRY: "status": "usage", "exit": 2, "report": [{"severity": "error", "file": "{{.*}}run_json.mlir", "line": [[#@LINE+2]],
// FILE: "status": "usage", "exit": 2, "report": [{"severity": "error", "file": "{{.*}}run_json.mlir.not", "text": "cannot read
func.func @main(%m: memref<2xi32>, %x: i32) -> (i32, vector<2xi32>) {
  %c = arith.constant 0 : index
  memref.store %x, %m[%c] : memref<2xi32>
  vector.print %x : i32
  %r = arith.divsi %x, %x : i32
  %v = vector.broadcast %x : i32 to vector<2xi32>
  return %r, %v : i32, vector<2xi32>
}
