// RUN: mlir-interp trace %s --html %t && FileCheck %s < %t
// RUN: mlir-interp trace %S/../../examples/dice.mlir -e dice --args=true --tick=3 --html %t
// RUN: FileCheck %s --check-prefix=TICKS < %t
// A page knows which regions are graphs, which operands are only taken, and what is held.
meaning.op my.delay(%in: i32) holds (%was: i32) -> i32 {
  begin { meaning.poison "nothing set it" : i32 }
  gives { return %was : i32 }
  takes { return %in : i32 }
}
meaning.op my.clocked(%n: index) {
  meaning.graph 0() ticks %n : () -> ()
}
func.func @main() {
  %n = arith.constant 2 : index
  %one = arith.constant 1 : i32
  "my.clocked"(%n) ({
    %was = "my.delay"(%one) : (i32) -> i32
  }) : (index) -> ()
  return
}
// CHECK-DAG: "name": "my.clocked", {{.*}}"graph": true
// CHECK-DAG: "name": "my.delay", {{.*}}"state": true
// CHECK: "moments": [
// CHECK: "h":["poison"]
// CHECK: "s":["1"]
// CHECK: "h":["1"]
// TICKS: "t":0
// TICKS: "h":["0"]
// TICKS: "s":["1"]
// TICKS: "t":1
// TICKS: "t":2
