// RUN: not mlir-interp diff --prove %s --passes=canonicalize > %t 2>&1; FileCheck %s < %t
// RUN: not mlir-interp diff --prove %s --passes=canonicalize --json > %t 2>&1; FileCheck %s --check-prefix=JSON < %t
// Each function has its line, whichever differ; the first of those is told of.

// CHECK: DIFFERS behind 'canonicalize': wrong result in @above
// CHECK-NEXT: @few: for every input: all 257 were run
// CHECK-NEXT: @above: differs
// CHECK-NEXT: @many: for every input: the solver found none that shows a difference
// CHECK-NEXT: @below: differs
// CHECK: input --entry=above

// JSON: "proofs": [{"function": "few", "every_input": true, "by": "all inputs", "inputs": 257}
// JSON-SAME: {"function": "above", "every_input": false, "differs": true,
// JSON-SAME: {"function": "many", "every_input": true, "by": "solver",
// JSON-SAME: {"function": "below", "every_input": false, "differs": true,
func.func @few(%a: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %r = arith.addi %a, %zero : i8
  return %r : i8
}
func.func @above(%a: index) -> i1 {
  %zero = index.constant 0
  %n = index.sub %zero, %a
  %r = index.cmp sgt(%n, %zero)
  return %r : i1
}
func.func @many(%a: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %r = arith.addi %a, %zero : i64
  return %r : i64
}
func.func @below(%a: index) -> i1 {
  %zero = index.constant 0
  %n = index.sub %zero, %a
  %r = index.cmp slt(%n, %zero)
  return %r : i1
}
