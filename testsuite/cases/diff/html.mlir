// RUN: not mlir-interp diff %s --passes=canonicalize,cse --html=%t.html | FileCheck %s
// RUN: grep -o '"name": "after-canonicalize", "passes": \["canonicalize"\], "verdict": "differs"' %t.html
// RUN: grep -o '"departs": {[^}]*}' %t.html | FileCheck %s --check-prefix=DEPARTS
// RUN: not grep '</script>alert' %t.html
// RUN: not mlir-interp diff %s --passes=canonicalize --html=- | FileCheck %s --check-prefix=PRINTED
// RUN: not mlir-interp diff %s --passes=canonicalize --html=%t.none/x.html 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp diff %s --passes=canonicalize --html=- --json 2>&1 | FileCheck %s --check-prefix=FORMS
// The page has a column a pass, operations matched by location, and what they gave on the input that
// shows a difference.

// CHECK: DIFFERS behind 'canonicalize': wrong result in @negative
// DEPARTS: "base": 4, "last": 2, "name": "index.cmp", "heir": "index.cmp", "time": 0, "before": "false", "after": "true"
// PRINTED: {{^}}<!DOCTYPE html>
// PRINTED: {{^}}</html>
// PRINTED-NOT: DIFFERS
// NONE: error: cannot write '{{.*}}.none/x.html': No such file or directory
// FORMS: error: standard output takes one form: --html=FILE writes a file
func.func @negative(%number: index) -> i1 attributes { note = "</script>alert(1)" } {
  %zero = index.constant 0
  %unused = index.constant 7
  %negative = index.sub %zero, %number
  %above = index.cmp sgt(%negative, %zero)
  return %above : i1
}
