// RUN: not mlir-interp check %s --ulp=0 --inputs=300 --html=%t.html | FileCheck %s
// RUN: grep -o '"name": "[^"]*", "told"\|"cause": "[^"]*"\|"first_undefined": {[^}]*}\|"why": "[^"]*", "compared"' %t.html | FileCheck %s --check-prefix=PAGE
// RUN: not grep '<script>alert' %t.html
// RUN: not mlir-interp check %s --ulp=0 --inputs=300 --html=- | FileCheck %s --check-prefix=PRINTED
// RUN: not mlir-interp check %s --inputs=1 --html=%t.none/x.html 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp check %s --html=- --junit 2>&1 | FileCheck %s --check-prefix=FORMS

// CHECK: @hyperbolic: 300 inputs: {{.*}} DIFFERENT
// PAGE: "name": "hyperbolic", "told"
// PAGE: "cause": "first departs: 'math.tanh' at {{.*}}html.mlir:[[# @LINE + 12]]:8:
// PAGE: "name": "division", "told"
// PAGE-NEXT: "first_undefined": {"args": "{{.*}}", "why": "{{.*}}the divisor is zero", "report": "{{.*}}html.mlir:[[# @LINE + 15]]:8: error:
// PAGE: "name": "unknown", "told"
// PAGE-NEXT: "why": "@elsewhere has no body
// PRINTED: {{^}}<!DOCTYPE html>
// PRINTED: {{^}}</html>
// PRINTED-NOT: DIFFERENT
// NONE: error: cannot write '{{.*}}.none/x.html': No such file or directory
// FORMS: error: standard output takes one form: --junit=FILE writes a file
func.func @hyperbolic(%t: f32) -> f32 {
  // A comment that is no markup: <script>alert(1)</script>
  %0 = math.tanh %t : f32
  return %0 : f32
}

func.func @division(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}

func.func private @elsewhere(i32) -> i32

func.func @unknown(%a: i32) -> i32 {
  %0 = call @elsewhere(%a) : (i32) -> i32
  return %0 : i32
}
