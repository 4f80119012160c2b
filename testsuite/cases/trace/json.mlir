// RUN: mlir-interp trace %s --json --args 'dense<[4, 5]>' | FileCheck %s
// Every event of a run, an object a line.

// CHECK: "event": "program", "file": "{{.*}}json.mlir", "entry": "main", "args": "dense<[4, 5]>", "seed": 0, "version": 1}
// CHECK-NEXT: "event": "made", "time": 0, "depth": 0, "allocation": [[ARG:[0-9]+]], "kind": "argument", "size": 8, "alignment": 4, "address": {{[0-9]+}}}
// CHECK-NEXT: "event": "call", "time": 0, "depth": 1, "function": "main", "of": "func.func", "arguments": [{"name": "%m", "type": "memref<2xi32>", "new": "memref at {{.*}}, sizes [2], strides [1]"}]}
func.func @main(%m: memref<2xi32>) -> i32 {
  // CHECK-NEXT: "event": "operation", "time": 1, "depth": 1, "name": "arith.constant", "file": "{{.*}}json.mlir", "line": [[#@LINE+1]], "column": 9, "operands": [], "results": [{"name": "%c0", "type": "index", "value": "0"}]}
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0 : i32
  // CHECK: "event": "begin", "time": 5, "depth": 1, "name": "scf.for", {{.*}}, "operands": [{"name": "%c0", "type": "index", "value": "0"}, {"name": "%c2", {{.*}}}, {"name": "%c1", {{.*}}}, {"name": "%z", {{.*}}}]}
  // CHECK-NEXT: "event": "block", "time": 5, "depth": 1, "of": "scf.for", "arguments": [{"name": "%i", "type": "index", "new": "0"}, {"name": "%s", "type": "i32", "new": "0"}]}
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %z) -> (i32) {
    // CHECK-NEXT: "event": "read", "time": 6, "depth": 1, "allocation": [[ARG]], "offset": 0, "size": 4}
    // CHECK-NEXT: "event": "operation", "time": 6, {{.*}}"name": "memref.load"{{.*}}"results": [{"name": "%v", "type": "i32", "value": "4"}]}
    %v = memref.load %m[%i] : memref<2xi32>
    // CHECK-NEXT: "event": "begin", "time": 7, {{.*}}"name": "func.call"
    // CHECK-NEXT: "event": "call", "time": 7, "depth": 2, "function": "double", {{.*}}"arguments": [{"name": "%x", "type": "i32", "new": "4"}]}
    // CHECK-NEXT: "event": "operation", "time": 8, "depth": 2, "name": "arith.addi"
    // CHECK-NEXT: "event": "operation", "time": 9, "depth": 2, "name": "func.return", {{.*}}"results": []}
    // CHECK-NEXT: "event": "return", "time": 9, "depth": 1, "name": "func.call", {{.*}}"results": [{"name": "%d", "type": "i32", "value": "8"}], "began": 7}
    %d = func.call @double(%v) : (i32) -> i32
    %n = arith.addi %s, %d : i32
    memref.store %d, %m[%i] : memref<2xi32>
    // CHECK: "event": "write", "time": 11, "depth": 1, "allocation": [[ARG]], "offset": 0, "size": 4}
    // CHECK: "event": "block", "time": 12, {{.*}}"arguments": [{"name": "%i", "type": "index", "old": "0", "new": "1"}, {"name": "%s", "type": "i32", "old": "0", "new": "8"}]}
    scf.yield %n : i32
  }
  // CHECK: "event": "operation", "time": 19, {{.*}}"name": "scf.for", {{.*}}"results": [{"name": "%r", "type": "i32", "value": "18"}], "began": 5}
  %w = arith.extsi %r : i32 to i64
  // CHECK: "event": "output", {{.*}}"text": "18"}
  func.call @printI64(%w) : (i64) -> ()
  return %r : i32
}

func.func @double(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}

func.func private @printI64(i64)

// CHECK: "event": "end", "time": 22, "depth": 0, "end": "returned", "results": "18 : i32\u000a%arg0 = dense<[8, 10]> : memref<2xi32>\u000a", "report": []}
// CHECK-NOT: {
