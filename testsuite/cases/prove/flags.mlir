// RUN: not mlir-interp diff --prove --passes=cse --inputs=3 %s 2>&1 | FileCheck %s --check-prefix=INPUTS
// RUN: not mlir-interp run --prove %s 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: mlir-interp diff --prove --json --passes=canonicalize %s | FileCheck %s --check-prefix=JSON
// --prove chooses the inputs itself, and is for diff.

// INPUTS: error: --prove is about every input: --args and --inputs choose some
// OTHER: error: 'run' takes no --prove: it is for diff
// JSON: "verdict": "refines"
// JSON-SAME: "proofs": [{"function": "few", "every_input": true, "by": "all inputs", "inputs": 5}, {"function": "many", "every_input": true, "by": "solver", "inputs": 1000}, {"function": "same", "every_input": true, "by": "the same text", "inputs": 0}]
func.func @few(%a: i2) -> i2 {
  %zero = arith.constant 0 : i2
  %0 = arith.addi %a, %zero : i2
  return %0 : i2
}
func.func @many(%a: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %0 = arith.addi %a, %zero : i64
  return %0 : i64
}
func.func @same(%a: i64) -> i64 {
  return %a : i64
}
