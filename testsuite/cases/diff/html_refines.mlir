// RUN: mlir-interp diff %s --passes=canonicalize,cse --html=%t.html | FileCheck %s
// RUN: grep -o '"verdict": "[a-z ]*", "line"\|"pass": "[a-z]*", "verdict": "[a-z ]*"\|"proved": [a-z]*\|"departs": {' %t.html | FileCheck %s --check-prefix=PAGE
// RUN: mlir-interp diff %s --prove --passes=canonicalize,cse --html=%t.html
// RUN: grep -o '"proved": true' %t.html
// A page without a difference says how many inputs agree, and of a proof where there is one.

// CHECK: no counterexample in {{[0-9]+}} inputs
// PAGE: "verdict": "no counterexample", "line"
// PAGE-NEXT: "proved": false
// PAGE-NEXT: "pass": "canonicalize", "verdict": "no counterexample"
// PAGE-NEXT: "pass": "cse", "verdict": "no counterexample"
// PAGE-NOT: "departs"
func.func @twice(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %0 = arith.addi %a, %zero : i64
  %1 = arith.muli %0, %b : i64
  %2 = arith.muli %0, %b : i64
  %3 = arith.addi %1, %2 : i64
  return %3 : i64
}
