// RUN: mlir-interp trace %s --json | FileCheck %s
// What an operation of a graph gives, it gives of what it holds: operands that it only takes are not there
// yet; when it takes, what it holds from the tick on is told.
meaning.op my.delay(%in: i32) holds (%was: i32) -> i32 {
  begin { arith.constant 4 : i32 }
  gives { return %was : i32 }
  takes { return %in : i32 }
}
meaning.op my.clocked() {
  meaning.graph 0() : () -> ()
}
func.func @main() {
  "my.clocked"() ({
    // CHECK: "name": "my.delay", {{.*}}"line": 15, {{.*}}"operands": [], "results": [{"name": "%was", "type": "i32", "value": "4"}], "holds": ["4"]}
    %was = "my.delay"(%next) : (i32) -> i32
    // CHECK: "name": "arith.muli"
    %next = arith.muli %was, %was : i32
    // CHECK: "name": "my.delay", {{.*}}"line": 15, {{.*}}"operands": [{"name": "%next", "type": "i32", "value": "16"}], "results": [], "next": ["16"]}
  }) : () -> ()
  return
}
